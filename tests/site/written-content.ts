import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs Node in its own process, because modules of a copy of the project read the copy's content. */
function nodeIn(root: string, args: string[]) {
  const { CONTENT_ROOT: _, ...env } = process.env;
  return run(process.execPath, args, { cwd: root, env });
}

/** `npm run check:content` in a project. */
export function checkContent(root: string) {
  return nodeIn(root, ['checks/check-content.ts']);
}

/** Returns the version of the consent from the current files of a project. */
export async function writtenVersion(root: string): Promise<string> {
  const code =
    "import('#app/consult/requests/consent.ts').then(({ consent }) => console.log(consent.version))";
  return (await nodeIn(root, ['-e', code])).stdout.trim();
}
