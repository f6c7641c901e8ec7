import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSmtpPeer } from '../fakes/smtp-peer.ts';
import { freePort } from '../site/free-port.ts';
import { startSite } from '../site/server.ts';
import { storedRequests } from '../site/stored-requests.ts';

export interface Instance {
  /** Ends it, with its requests or at once, and starts it again. */
  restart(how: 'stop' | 'kill'): Promise<void>;
  stop(): Promise<unknown>;
}

export type Start = (
  settings: Record<string, string>,
  build: string,
  place: { port: number; dataDir: string },
) => Promise<Instance>;

/** An instance that has a port while it runs. */
const startAlone: Start = async (settings, build, place) => {
  const begin = () => startSite(settings, build as Parameters<typeof startSite>[1], place);
  let site = await begin();
  return {
    async restart(how) {
      await site[how]();
      site = await begin();
    },
    stop: () => site.stop(),
  };
};

/** Starts the site once for each build, as www.example.com and on one database. */
export async function openInstances(builds: string[], start = startAlone) {
  const dataDir = await mkdtemp(join(tmpdir(), 'instances-'));
  const mailbox = await openSmtpPeer();
  const settings = {
    ORIGIN: 'https://www.example.com',
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    TRUSTED_PROXIES: '127.0.0.1',
    CHANNELS: 'mail',
    MAIL_TO: 'desk@example.com',
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'silent',
  };
  const ports: number[] = [];
  const running: Instance[] = [];
  for (const build of builds) {
    const port = await freePort();
    ports.push(port);
    running.push(await start(settings, build, { port, dataDir }));
  }
  return {
    ports,
    restart: (at: number, how: 'stop' | 'kill') => running[at]?.restart(how),
    /** Names in the requests that are stored. */
    async stored() {
      const requests = await storedRequests({ ...settings, DATA_DIR: dataDir });
      return requests.map(({ name }) => name);
    },
    /** Subjects of the mails that were delivered. */
    delivered: () => mailbox.received.map(({ mail }) => mail.subject ?? ''),
    async close() {
      await Promise.all(running.map((instance) => instance.stop()));
      await mailbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
