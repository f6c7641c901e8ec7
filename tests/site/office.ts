import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '#app/config/config.ts';
import { openStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { createLog } from '#app/platform/log.ts';
import { consultHere } from './command.ts';
import { blankSettings, SITE } from './server.ts';

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** The built command line; `npm run consult` runs its sources (forged-actor.http.ts). */
export const consultProgram = resolve(SITE, 'server/consult.js');

/** A key in the format of SEAL_KEYS. */
export function someKey(id: string): string {
  return `${id}:${randomBytes(32).toString('base64')}`;
}

/** Creates a data folder with a key and no requests. */
export async function openOffice(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'office-'));
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    SEAL_KEYS: someKey('k1'),
    ...settings,
  };
  const result = readConfig(environment);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  const storage = await openStorage(result.config, createLog('silent'));
  return {
    dataDir,
    /** Environment of commands, and of a site with the same data. */
    environment,
    /** Storage of the data folder, opened in this process. */
    storage,
    /** Runs a command in this process. */
    consult: (...words: string[]) => consultHere(environment, words),
    /** Runs a command in this process with additional settings. */
    consultWith: (settings: Record<string, string>, ...words: string[]) =>
      consultHere({ ...environment, ...settings }, words),
    async close() {
      await storage.db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a command in its own process with this environment; other settings are empty. */
export async function runConsult(
  environment: NodeJS.ProcessEnv,
  words: readonly string[],
  folder = '.',
) {
  const child = spawn(process.execPath, [consultProgram, ...words], {
    cwd: folder,
    env: { ...process.env, ...blankSettings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...said };
}
