import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Config } from '#app/config/config.ts';
import { say, UpdateFault } from './say.ts';

const execute = promisify(execFile);
const UNIT = 'site.service';
const START_MS = 60_000;

/**
 * Has systemd restart the site.
 *
 * @returns whether it has the unit
 */
export async function restart(): Promise<boolean> {
  const known = await execute('systemctl', ['cat', UNIT]).then(
    () => true,
    () => false,
  );
  if (!known) return false;
  say('사이트를 다시 시작합니다.');
  await execute('systemctl', ['restart', UNIT]).catch(({ stderr }: { stderr?: string }) => {
    throw new UpdateFault(
      `systemd가 다시 시작하지 못했습니다. sudo systemctl restart ${UNIT}을 해 보세요.\n${stderr ?? ''}`,
    );
  });
  return true;
}

/** The build that the running site serves, once it is the one that is waited for, or after a minute. */
export async function servedBuild(config: Config, name: string): Promise<string | null> {
  let served: string | null = null;
  for (const end = Date.now() + START_MS; served !== name && Date.now() < end; await wait(100)) {
    served = await latest(config).catch(() => null);
  }
  return served;
}

function latest({ listen, origin }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    const host = listen.host === '0.0.0.0' ? '127.0.0.1' : listen.host;
    const options = { host, port: listen.port, path: '/assets/builds/latest.json', agent: false };
    request({ ...options, headers: { host: origin.host }, timeout: 5_000 })
      .on('response', async (response) => resolve(JSON.parse(await text(response)).id))
      .on('timeout', () => reject(new Error('The site does not answer.')))
      .on('error', reject)
      .end();
  });
}
