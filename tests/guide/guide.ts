import { readFile } from 'node:fs/promises';

/** Something that the operations guide has an operator type. */
interface GuidedStep {
  /** The heading under which it stands. */
  heading: string;
  /** `start`: the server, which goes on; `stop`: what is done while it does not run. */
  kind: 'run' | 'start' | 'stop';
  commands: string;
}

/**
 * What stands in the guide's blocks of a name, in order: ```sh guide, ```sh guide:start and ```sh guide:stop.
 *
 * @param name `guide` with the embedded database, `postgres` what differs with PostgreSQL
 */
export async function guidedSteps(name: 'guide' | 'postgres' = 'guide'): Promise<GuidedStep[]> {
  const guide = await readFile('docs/operations.md', 'utf8');
  let heading = '';
  const steps: GuidedStep[] = [];
  const block = `^\`\`\`sh ${name}(?::(start|stop))?\\n([\\s\\S]*?)^\`\`\`$`;
  const parts = new RegExp(`^#{2,3} (.+)$|${block}`, 'gm');
  for (const [, title, kind, commands = ''] of guide.matchAll(parts)) {
    if (title) heading = title;
    else
      steps.push({ heading, kind: kind === 'start' || kind === 'stop' ? kind : 'run', commands });
  }
  return steps;
}
