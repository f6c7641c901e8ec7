import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingNames } from '#app/config/settings.ts';
import { LONGEST_WAIT } from '../timeouts.ts';
import { freePort } from './free-port.ts';

export type RunningSite = Awaited<ReturnType<typeof launchSite>>;

/** All settings, empty, so that none of the environment or of a .env file applies. */
export const blankSettings = Object.fromEntries(settingNames.map((name) => [name, '']));

/** Folder of a build: with content/, with the tests' own firm, or with that firm and the pages made for tests. */
type Build = 'dist' | typeof SITE | 'dist-fixtures';

/** Build of the site as shipped, with the tests' own firm. */
export const SITE = 'dist-test';

/** Location of a site that replaces another; omitted parts are new and empty. */
interface Place {
  port?: number;
  /** Kept when the site stops. */
  dataDir?: string;
  /** Working directory that contains the build. */
  folder?: string;
  /** An open file for the log. `ignore` drops it, because reading it would take processor time from measurements. */
  log?: 'ignore' | number;
}

/**
 * Starts a built site as a process, on a free port and with an empty data folder.
 *
 * @param build folder of the build
 */
export async function startSite(...options: Parameters<typeof launchSite>): Promise<RunningSite> {
  const site = await launchSite(...options);
  await site.ready();
  return site;
}

/** Starts a built site like `startSite`, without waiting until it is ready. */
export async function launchSite(
  settings: Record<string, string> = {},
  build: Build = SITE,
  place: Place = {},
) {
  const port = place.port ?? (await freePort());
  const dataDir = place.dataDir ?? (await mkdtemp(join(tmpdir(), 'site-')));
  const url = `http://localhost:${port}`;
  const environment = environmentOf(settings, port, dataDir);
  const child: ChildProcess = spawn(process.execPath, [`${build}/server/server.js`], {
    env: environment,
    cwd: place.folder,
    stdio: ['ignore', place.log ?? 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    url,
    dataDir,
    /** Output of the process so far. */
    output: () => written,
    process: child,
    /** Environment of the process, for commands on its data. */
    environment,
    /** Resolves with the exit code. */
    exit,
    ready: () => ready(url, exit, () => written),
    /** Sends SIGKILL; the data folder stays. */
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
    /** Ends the site; SIGINT, the default, gives load balancers no notice. Resolves with the exit code. */
    async stop(signal: 'SIGINT' | 'SIGTERM' = 'SIGINT') {
      child.kill(signal);
      const code = await exit;
      if (!place.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Environment of a site's process: these settings and no others. */
export function environmentOf(
  settings: Record<string, string>,
  port: number,
  dataDir: string,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...blankSettings,
    PORT: String(port),
    DATA_DIR: dataDir,
    // Otherwise tests that run in the morning would get an unexpected mail.
    DIGEST_AT: 'off',
    ...settings,
  };
}

async function ready(url: string, exit: Promise<unknown>, output: () => string): Promise<void> {
  let ended = false;
  void exit.then(() => {
    ended = true;
  });
  for (const deadline = Date.now() + LONGEST_WAIT; Date.now() < deadline && !ended; ) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The site did not become ready:\n${output()}`);
}
