import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Config } from '#app/config/config.ts';
import { isAlive } from '#app/platform/is-alive.ts';
import { say, UpdateFault } from './say.ts';

const execute = promisify(execFile);
const UNIT = 'site.service';
const SOCKET = 'site.socket';
const START_MS = 120_000;

/**
 * Restarts the site through systemd. The account of the site needs no right for that: it ends the server, which drains,
 * and the next connection to the socket starts it again.
 *
 * @returns whether systemd has the unit and runs this folder's `live` with it
 */
export async function restart(): Promise<boolean> {
  const unit = await execute('systemctl', ['show', '-p', 'ExecStart,WorkingDirectory', UNIT]).then(
    ({ stdout }) => stdout,
    () => '',
  );
  const here = realpathSync('.');
  if (!unit.includes('/live/') || !unit.includes(`WorkingDirectory=${here}\n`)) return false;
  say('사이트를 다시 시작합니다.');
  const isRoot = process.getuid?.() === 0;
  const done = isRoot ? execute('systemctl', ['restart', UNIT]) : endServer();
  await done.catch((error: { stderr?: string; message?: string }) => {
    throw new UpdateFault(
      `systemd가 다시 시작하지 못했습니다. live는 이미 새 판이니 지금 하세요: sudo systemctl restart ${UNIT}\n${error.stderr || error.message || ''}`,
    );
  });
  return true;
}

/** Ends the server, as the account that runs it, and waits until it has ended. */
async function endServer(): Promise<void> {
  if (!(await socketPlace())) throw new Error(`${SOCKET}이 켜져 있지 않습니다.`);
  const { stdout } = await execute('systemctl', ['show', '-p', 'MainPID', UNIT]);
  const pid = Number(/^MainPID=(\d+)$/m.exec(stdout)?.[1]);
  // It may have ended meanwhile.
  if (!pid || !isAlive(pid)) return;
  process.kill(pid, 'SIGTERM');
  for (const end = Date.now() + START_MS; Date.now() < end && isAlive(pid); ) await wait(50);
}

/** Whether the running site serves a build. Waits at most as long as the trial may take. */
export async function serves(config: Config, name: string): Promise<boolean> {
  const place = (await socketPlace()) ?? config.listen;
  for (const end = Date.now() + START_MS; Date.now() < end; await wait(100)) {
    if ((await latest(place, config).catch(() => null)) === name) return true;
  }
  return false;
}

/** Address on which systemd listens for the site; PORT and HOST of `.env` have no effect then. */
async function socketPlace(): Promise<{ host: string; port: number } | null> {
  const said = await execute('systemctl', ['show', '-p', 'Listen', SOCKET]).then(
    ({ stdout }) => stdout,
    () => '',
  );
  const [, host = '', port = ''] = /^Listen=(?:\[?(.*?)\]?:)?(\d+) \(Stream\)/m.exec(said) ?? [];
  return port ? { host: host || '127.0.0.1', port: Number(port) } : null;
}

function latest(place: { host: string; port: number }, { origin }: Config): Promise<string> {
  const host = ['0.0.0.0', '::', '*'].includes(place.host) ? '127.0.0.1' : place.host;
  const options = { host, port: place.port, path: '/assets/builds/latest.json', agent: false };
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, headers: { host: origin.host }, timeout: 5_000 });
    asked
      .on('response', (response) => {
        text(response)
          .then((body) => resolve(JSON.parse(body).id))
          .catch(reject);
      })
      .on('timeout', () => asked.destroy(new Error('The site does not answer.')))
      .on('error', reject)
      .end();
  });
}
