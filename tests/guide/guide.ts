import { readFile } from 'node:fs/promises';

/** Commands that the operations guide asks an operator to type. */
export interface GuidedStep {
  /** Heading of its section. */
  heading: string;
  /** `start` starts the server, which keeps running; `stop` runs while the server is stopped. */
  kind: 'run' | 'start' | 'stop';
  commands: string;
}

/**
 * Names of the guide's blocks: the embedded database from an empty folder on, backup and restore of PostgreSQL, the
 * copy from one to the other, a restore under systemd, an update, and an upgrade from version 0.1.0.
 */
type GuideName = 'guide' | 'postgres' | 'copy' | 'systemd' | 'update' | 'from-0.1.0';

/** Returns the guide's blocks of a name in order: ```sh name, ```sh name:start and ```sh name:stop. */
export async function guidedSteps(name: GuideName = 'guide'): Promise<GuidedStep[]> {
  const files = ['docs/operations.md', 'docs/operations-more.md'];
  const guide = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  let heading = '';
  const steps: GuidedStep[] = [];
  const block = `^\`\`\`sh ${RegExp.escape(name)}(?::(start|stop))?\\n([\\s\\S]*?)^\`\`\`$`;
  const parts = new RegExp(`^#{2,3} (.+)$|${block}`, 'gm');
  for (const [, title, kind, commands = ''] of guide.matchAll(parts)) {
    if (title) heading = title;
    else
      steps.push({ heading, kind: kind === 'start' || kind === 'stop' ? kind : 'run', commands });
  }
  if (steps.length === 0) throw new Error(`The guide has no blocks named ${name}.`);
  return steps;
}
