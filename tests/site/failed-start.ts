import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { LONGEST_WAIT } from '../timeouts.ts';
import { freePort } from './free-port.ts';
import { blankSettings, SITE } from './server.ts';

/**
 * Runs a server that cannot start; resolves with its exit code, its log and its standard error.
 *
 * @param cwd folder whose .env the server reads
 */
export async function failedStart(settings: NodeJS.ProcessEnv, cwd?: string) {
  // If the test passes sockets like systemd, they must be addressed to this process.
  const command = 'test -z "$LISTEN_FDS" || export LISTEN_PID=$$; exec "$0" "$1"';
  const server = resolve(SITE, 'server/server.js');
  const child = spawn('sh', ['-c', command, process.execPath, server], {
    cwd,
    timeout: LONGEST_WAIT,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...blankSettings, PORT: String(await freePort()), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [logged, said] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    logged += text;
    // If the server starts after all, the exit code fails the test.
    if (logged.includes('"listening"')) child.kill('SIGKILL');
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, logged, said };
}
