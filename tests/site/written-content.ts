import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process of its own: modules of a copy of the project read its content. */
function nodeIn(root: string, args: string[]) {
  const { CONTENT_ROOT: _, ...env } = process.env;
  return run(process.execPath, args, { cwd: root, env });
}

/** `npm run check:content` in a project. */
export function checkContent(root: string) {
  return nodeIn(root, ['checks/check-content.ts']);
}

/** The version of the consent as the files of a project stand now. */
export async function writtenVersion(root: string): Promise<string> {
  const code =
    "import('#app/consult/requests/consent.ts').then(({ consent }) => console.log(consent.version))";
  return (await nodeIn(root, ['-e', code])).stdout.trim();
}
