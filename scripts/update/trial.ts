import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Config } from '#app/config/config.ts';
import { readEnvFile } from '#app/config/env-file.ts';
import { settingNames } from '#app/config/settings.ts';
import { type Account, accountOf, as } from '#app/platform/data-account.ts';
import { makeUnfinished } from '#app/platform/unfinished.ts';
import { endsWithThis } from '../children.ts';
import type { Release } from './releases.ts';
import { say, UpdateFault } from './say.ts';

const execute = promisify(execFile);
/** Long, because a start that migrates the tables of many requests takes a while. */
const START_MS = 120_000;

/**
 * Runs a release on a copy of the data with every channel disabled. Checks that it creates its tables, opens all sealed
 * values and serves every page.
 *
 * @param backup copy of the data; null for an empty database
 * @throws {UpdateFault} with what does not work
 */
export async function tryRelease(
  release: Release,
  config: Config,
  backup: string | null,
): Promise<void> {
  say(`${release.name} 판을 데이터의 사본으로 시험합니다.`);
  const { dataDir } = config;
  const account = accountOf(dataDir);
  // Without a data folder, the trial runs on a new database elsewhere.
  const folder = as(account, () =>
    resolve(makeUnfinished(existsSync(dataDir) ? dataDir : tmpdir())),
  );
  const remove = () => as(account, () => rmSync(folder, { recursive: true, force: true }));
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
  try {
    as(account, () => copyKey(dataDir, folder));
    // The child enters `cwd` while it is still root, so it must be a folder that nobody else can replace.
    const options = { cwd: '/', ...account, env: await environment(folder) };
    const consult = (...words: string[]) =>
      execute(
        resolve(release.node),
        [...endsWithThis, resolve(release.consult), ...words],
        options,
      ).catch(({ stderr, stdout }: { stderr?: string; stdout?: string }) => {
        throw new UpdateFault(`${failed(release)}\n${stdout ?? ''}${stderr ?? ''}`);
      });
    if (backup) {
      await consult('restore', backup);
      await consult('verify');
    }
    await serveAll(release, options);
  } finally {
    remove();
  }
}

/** @throws {UpdateFault} if the account may not read the key, because the site could not either */
function copyKey(from: string, to: string): void {
  const key = join(from, 'seal.key');
  try {
    copyFileSync(key, join(to, 'seal.key'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new UpdateFault(
      `${key}를 데이터 폴더의 주인이 읽을 수 없어(${code}) 올리지 않았습니다. 사이트는 그대로 돕니다.`,
    );
  }
}

const failed = ({ name }: Release) =>
  `${name} 판이 시험에서 멈춰 올리지 않았습니다. 사이트는 그대로 돕니다.`;

/** Environment of the trial, which has only the keys of the site's settings: it listens locally and sends nothing. */
async function environment(dataDir: string): Promise<NodeJS.ProcessEnv> {
  const { SEAL_KEYS = '' } = { ...readEnvFile().settings, ...process.env };
  return {
    ...process.env,
    ...Object.fromEntries(settingNames.map((name) => [name, ''])),
    NODE_ENV: 'production',
    SEAL_KEYS,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    CHANNELS: 'file',
    DIGEST_AT: 'off',
  };
}

interface Options extends Partial<Account> {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

async function serveAll(release: Release, options: Options): Promise<void> {
  const server = spawn(resolve(release.node), [...endsWithThis, resolve(release.server)], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = once(server, 'exit');
  const end = () => server.kill('SIGKILL');
  process.once('exit', end);
  let written = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  try {
    const origin = `http://localhost:${options.env.PORT}`;
    if (!(await answers(`${origin}/readyz`, exit))) {
      throw new UpdateFault(`${failed(release)}\n${written}`);
    }
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page);
    const home = await (await fetch(origin)).text();
    const files = [...home.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, file = '']) => origin + file,
    );
    const bad: string[] = [];
    for (const address of [...pages, ...files]) {
      const status = await statusOf(address);
      if (status !== 200) bad.push(`${new URL(address).pathname} ${status ?? '답이 없음'}`);
    }
    if (bad.length > 0 || pages.length === 0) {
      throw new UpdateFault(`${failed(release)}\n${bad.join('\n') || '/sitemap.xml'}`);
    }
    say(`화면 ${pages.length}개가 열립니다.`);
  } finally {
    end();
    await exit;
  }
}

/** Status of the answer; null if there is none. */
async function statusOf(address: string): Promise<number | null> {
  const answer = await fetch(address).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status ?? null;
}

async function answers(address: string, exit: Promise<unknown>): Promise<boolean> {
  let ended = false;
  void exit.then(() => {
    ended = true;
  });
  for (const end = Date.now() + START_MS; Date.now() < end && !ended; await wait(50)) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a TCP server is an object.
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
