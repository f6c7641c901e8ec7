import { spawn } from 'node:child_process';

/**
 * Runs a command with inherited output.
 *
 * @throws when it exits with a code other than 0
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
