import { readFile } from 'node:fs/promises';

/** Something that the operations guide has an operator type. */
interface GuidedStep {
  /** The heading under which it stands. */
  heading: string;
  /** `start`: the server, which goes on; `stop`: what is done while it does not run. */
  kind: 'run' | 'start' | 'stop';
  commands: string;
}

/** What stands in the guide's blocks ```sh guide, ```sh guide:start and ```sh guide:stop, in order. */
export async function guidedSteps(): Promise<GuidedStep[]> {
  const guide = await readFile('docs/operations.md', 'utf8');
  let heading = '';
  const steps: GuidedStep[] = [];
  const parts = /^#{2,3} (.+)$|^```sh guide(?::(start|stop))?\n([\s\S]*?)^```$/gm;
  for (const [, title, kind, commands = ''] of guide.matchAll(parts)) {
    if (title) heading = title;
    else
      steps.push({ heading, kind: kind === 'start' || kind === 'stop' ? kind : 'run', commands });
  }
  return steps;
}
