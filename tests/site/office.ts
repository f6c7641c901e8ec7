import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '#app/config/config.ts';
import { settingNames } from '#app/config/settings.ts';
import { type ConsultStorage, openStorage } from '#app/consult/storage/open-storage.server.ts';
import { createLog } from '#app/platform/log.ts';

export interface Answer {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Office {
  dataDir: string;
  /** Environment of commands, and of a site with the same data. */
  environment: Record<string, string>;
  /** The same storage, opened in this process. */
  storage: ConsultStorage;
  /** Runs a command as a separate process. */
  consult(...words: string[]): Promise<Answer>;
  /** The same with other settings or standard input. */
  consultWith(given: Given, ...words: string[]): Promise<Answer>;
  close(): Promise<void>;
}

interface Given {
  settings?: Record<string, string>;
  input?: string;
  /** Working directory; the project's folder when omitted. */
  folder?: string;
}

/** A key in the format of SEAL_KEYS. */
export function someKey(id: string): string {
  return `${id}:${randomBytes(32).toString('base64')}`;
}

/** A data folder with a key and no requests. */
export async function openOffice(settings: Record<string, string> = {}): Promise<Office> {
  const dataDir = await mkdtemp(join(tmpdir(), 'office-'));
  const environment = { DATA_DIR: dataDir, SEAL_KEYS: someKey('k1'), ...settings };
  const result = readConfig(environment);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  const storage = await openStorage(result.config, createLog('silent'));
  const consultWith: Office['consultWith'] = (given, ...words) =>
    runConsult({ ...environment, ...given.settings }, words, given);
  return {
    ...{ dataDir, environment, storage, consultWith },
    consult: (...words) => consultWith({}, ...words),
    async close() {
      await storage.db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a command in this environment; other settings are empty. */
export function runConsult(
  environment: NodeJS.ProcessEnv,
  words: readonly string[],
  { input = '', folder = '.' }: Omit<Given, 'settings'> = {},
): Promise<Answer> {
  const blank = Object.fromEntries(settingNames.map((name) => [name, '']));
  const child = spawn(process.execPath, [resolve('app/consult/cli.ts'), ...words], {
    cwd: folder,
    env: { ...process.env, ...blank, ...environment },
  });
  child.stdin.on('error', () => {
    // The command may exit without reading its input.
  });
  child.stdin.end(input);
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said })));
}
