import { spawn } from 'node:child_process';

/**
 * Runs a command of this project, with its output on ours.
 *
 * @throws with the command's name when it ends with another code than 0
 */
export function run(command: string, args: string[]) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} ended with code ${code}.`));
    });
  });
}
