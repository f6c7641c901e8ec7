import { runCommand } from '#app/consult/desk/cli/run-command.ts';
import { blankSettings } from './server.ts';

interface Ran {
  code: number | string | null | undefined;
  stdout: string;
  stderr: string;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command of the command line in this process, in this environment; other settings are empty. One begins when
 * the one before it has ended: they share the environment and the output of the process.
 */
export function consultHere(
  environment: NodeJS.ProcessEnv,
  words: readonly string[],
): Promise<Ran> {
  const ran = last.then(() => capture({ ...blankSettings, ...environment }, words));
  last = ran.catch(() => {});
  return ran;
}

async function capture(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<Ran> {
  const { env, exit, exitCode, stdout, stderr } = process;
  const written = { stdout: '', stderr: '' };
  const take = (name: keyof typeof written) => (text: string | Uint8Array) => {
    written[name] += text;
    return true;
  };
  const [toStdout, toStderr] = [stdout.write, stderr.write];
  process.env = { ...env, ...environment };
  process.exitCode = undefined;
  process.exit = (code) => {
    throw new Error(`The command ends its process with code ${code}.`);
  };
  stdout.write = take('stdout');
  stderr.write = take('stderr');
  try {
    await runCommand(words);
    return { code: process.exitCode ?? 0, ...written };
  } finally {
    stdout.write = toStdout;
    stderr.write = toStderr;
    Object.assign(process, { env, exit, exitCode });
  }
}
