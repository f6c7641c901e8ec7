import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Compile cache shared by all child processes, because tests start the same program hundreds of times. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../.cache/compile');

/**
 * Runs a command with inherited output.
 *
 * @param given its folder, extra environment variables, and a timeout in milliseconds
 * @throws {Error} if the command exits with a code other than 0, or is killed
 */
export function run(
  command: string,
  args: string[],
  given: { cwd?: string; env?: Record<string, string>; timeout?: number } = {},
) {
  return new Promise<void>((resolve, reject) => {
    const env = { ...process.env, NODE_COMPILE_CACHE, ...given.env };
    const { cwd, timeout } = given;
    const child = spawn(command, args, { stdio: 'inherit', cwd, env, timeout });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}.`),
        );
    });
  });
}

/**
 * Runs a command in parallel with others, and prints its output, headed by its name, when it ends.
 *
 * @throws {Error} if the command exits with a code other than 0
 */
export function runBeside(command: string, args: string[]) {
  return new Promise<void>((resolve, reject) => {
    // The output is piped, so the command would not use colours.
    const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colors, NODE_COMPILE_CACHE },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => output.push(data));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      const name = [command, ...args].join(' ');
      process.stdout.write(Buffer.concat([Buffer.from(`\n$ ${name}\n`), ...output]));
      if (code === 0) resolve();
      else reject(new Error(`${name} ended with code ${code}.`));
    });
  });
}

/** Waits for all commands. If any failed, prints their errors and exits with code 1. */
export async function all(running: Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(running);
  const failed = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  for (const { message } of failed) console.error(message);
  if (failed.length > 0) process.exit(1);
}
