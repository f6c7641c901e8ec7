// @module-tag long
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { mailedStore } from '../site/backups.ts';
import { openOffice } from '../site/office.ts';
import { submission } from '../site/storage.ts';
import { LONGEST_SETUP, LONGEST_WAIT } from '../timeouts.ts';
import { type Operator, openOperator } from './operator.ts';

/** An account that nobody on this machine has. */
const SITE = { uid: 64_321, gid: 64_321 };
const MOMENTS = 12;
const REQUESTS = 60;
const isRoot = process.getuid?.() === 0;

let operator: Operator;
let data: string;
/** The system's folder for temporary files, in which no data of visitors may remain. */
let temporary: string;
let backup: string;

beforeAll(async () => {
  operator = await openOperator();
  data = join(operator.folder, 'data');
  temporary = join(operator.folder, 'temporary');
  const office = await openOffice();
  const store = mailedStore(office.storage);
  for (let sent = 0; sent < REQUESTS; sent++) await store.accept(submission());
  await office.consult('backup');
  const { SEAL_KEYS = '', DATA_DIR = '' } = office.environment;
  writeFileSync(join(operator.folder, '.env'), `SEAL_KEYS=${SEAL_KEYS}\n`);
  execFileSync('cp', ['-a', DATA_DIR, data]);
  await office.close();
  const [name = ''] = readdirSync(join(data, 'backups'));
  backup = join(data, 'backups', name);
  mkdirSync(temporary);
  execFileSync('chmod', ['755', operator.folder]);
  execFileSync('chmod', ['1777', temporary]);
}, LONGEST_SETUP);
afterAll(() => operator.close());

interface Killed {
  words: string[];
  account?: typeof SITE | undefined;
  dataDir?: string;
  /** After each kill. */
  check(): void | Promise<void>;
}

/** Runs a command to its end, and then again and again, killed at one of the moments of that time. */
async function killAtEachMoment({ check, ...run }: Killed, undo: () => void): Promise<void> {
  const start = performance.now();
  await end(begin(run));
  const whole = performance.now() - start;
  for (let moment = 0; moment < MOMENTS; moment++) {
    undo();
    const child = begin(run);
    const exit = once(child, 'exit');
    await Promise.race([exit, wait((whole * (moment + 0.5)) / MOMENTS)]);
    child.kill('SIGKILL');
    await exit;
    await expect.poll(() => processesIn(operator.folder), { timeout: LONGEST_WAIT }).toEqual([]);
    await check();
  }
}

function begin({ words, account, dataDir = data }: Omit<Killed, 'check'>): ChildProcess {
  const { folder, environment } = operator;
  return spawn(process.execPath, words, {
    cwd: folder,
    env: { ...environment, DATA_DIR: dataDir, TMPDIR: temporary },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  });
}

async function end(child: ChildProcess): Promise<string> {
  let written = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The command ended with ${code}: ${written}`);
  return written;
}

function processesIn(folder: string): string[] {
  return globSync('/proc/[0-9]*/cmdline').flatMap((file) => {
    try {
      const words = readFileSync(file, 'utf8').replaceAll('\0', ' ');
      return words.includes(folder) ? [words] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

/** Databases under a folder that are not in this part of it. */
const databasesIn = (folder: string, except: string) =>
  globSync('**/*.{sqlite,sqlite-wal,part,key}', { cwd: folder, exclude: ['node_modules'] })
    .map((path) => join(folder, path))
    .filter((path) => !path.startsWith(except));

const ownersOf = (folder: string) =>
  new Set(globSync('**/*', { cwd: folder }).map((path) => statSync(join(folder, path)).uid));

const unfinished = () => readdirSync(data).filter((name) => name.startsWith('unfinished'));

describe.skipIf(!isRoot).each([
  { who: 'root', account: undefined },
  { who: "the site's account", account: SITE },
])('killed as $who', ({ account }) => {
  beforeAll(() => {
    execFileSync('chown', ['-R', '-h', account ? '64321:64321' : 'root:root', operator.folder]);
    execFileSync('chown', ['-R', '64321:64321', data]);
    rmSync(join(operator.folder, 'live'), { force: true });
    rmSync(join(operator.folder, 'releases'), { recursive: true, force: true });
  });

  test(
    'an update leaves no copy outside the data folder and no process, and the next one cleans up',
    async () => {
      const words = ['scripts/update.ts', '--here'];
      const live = join(operator.folder, 'live');
      let left = 0;
      await killAtEachMoment(
        {
          words,
          account,
          check() {
            expect(databasesIn(operator.folder, data)).toEqual([]);
            left += unfinished().length;
          },
        },
        () => rmSync(live, { force: true }),
      );
      expect(left, 'kills in the trial').toBeGreaterThan(0);
      await end(begin({ words, account }));
      expect(unfinished()).toEqual([]);
      expect(ownersOf(data)).toEqual(new Set([SITE.uid]));
    },
    LONGEST_SETUP,
  );

  test(
    'a restore leaves all or nothing, and the next one cleans up',
    async () => {
      const dataDir = join(operator.folder, 'restored');
      const words = [join(operator.folder, 'dist/server/consult.js'), 'restore', backup];
      const empty = () => {
        rmSync(dataDir, { recursive: true, force: true });
        mkdirSync(dataDir, { mode: 0o700 });
        lchownSync(dataDir, SITE.uid, SITE.gid);
      };
      empty();
      await killAtEachMoment(
        {
          words,
          account,
          dataDir,
          async check() {
            expect(
              databasesIn(operator.folder, dataDir).filter((path) => !path.startsWith(data)),
            ).toEqual([]);
            if (!existsSync(databaseFile(dataDir))) await end(begin({ words, account, dataDir }));
            const verify = [join(operator.folder, 'dist/server/consult.js'), 'verify'];
            await end(begin({ words: verify, account, dataDir }));
          },
        },
        empty,
      );
      expect(ownersOf(dataDir)).toEqual(new Set([SITE.uid]));
      rmSync(dataDir, { recursive: true });
    },
    LONGEST_SETUP,
  );
});

describe.skipIf(!isRoot)('root works in the data folder as its owner', () => {
  const words = ['scripts/update.ts', '--here'];
  beforeAll(() => {
    execFileSync('chown', ['-R', '-h', 'root:root', operator.folder]);
    execFileSync('chown', ['-R', '64321:64321', data]);
  });

  test('does not read a key that is a link to a file of root', async () => {
    const secret = join(operator.folder, 'secret');
    writeFileSync(secret, 'of root alone', { mode: 0o600 });
    const key = join(data, 'seal.key');
    symlinkSync(secret, key);
    lchownSync(key, SITE.uid, SITE.gid);
    rmSync(join(operator.folder, 'live'), { force: true });
    await expect(end(begin({ words }))).rejects.toThrow(/ended with 1/);
    rmSync(key);
    for (const path of globSync('**/*', { cwd: data })) {
      const file = join(data, path);
      if (statSync(file).isFile())
        expect(readFileSync(file, 'latin1')).not.toContain('of root alone');
    }
    expect(statSync(secret)).toMatchObject({ uid: 0, size: 13 });
  });

  test('an account that replaces its folders with links gets no files of root', async () => {
    const trap = join(operator.folder, 'trap');
    mkdirSync(trap);
    writeFileSync(join(trap, 'file'), 'of root');
    const swap = spawn(process.execPath, ['-e', SWAP, data, trap], {
      ...SITE,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let swapped = '';
    swap.stdout.setEncoding('utf8').on('data', (text: string) => {
      swapped += text;
    });
    for (let tried = 0; tried < 3; tried++) {
      rmSync(join(operator.folder, 'live'), { force: true });
      // The update may fail. The test checks only root's folder afterwards.
      await end(begin({ words })).catch(() => {});
    }
    swap.kill();
    await once(swap, 'exit');
    expect(swapped).toContain('swapped');
    expect(statSync(trap)).toMatchObject({ uid: 0, gid: 0 });
    expect(readdirSync(trap)).toEqual(['file']);
    expect(statSync(join(trap, 'file'))).toMatchObject({ uid: 0, gid: 0 });
  });

  test('the site that root starts removes what was left, as the owner', async () => {
    const left = join(data, 'unfinished-00000000-1-abcdef');
    mkdirSync(left);
    lchownSync(left, SITE.uid, SITE.gid);
    await operator.start('npm start');
    const { pid } = JSON.parse(readFileSync(join(data, 'running'), 'utf8'));
    const ids = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^(?:Uid|Gid|Groups):.*$/gm);
    const own = String(SITE.uid);
    expect(ids?.map((line) => new Set(line.trim().split(/\s+/).slice(1)))).toEqual(
      ['Uid', 'Gid', 'Groups'].map(() => new Set([own])),
    );
    await operator.stop();
    expect(existsSync(left)).toBe(false);
    expect(ownersOf(data)).toEqual(new Set([SITE.uid]));
  });
});

/** Puts a link to another folder in the place of each new folder in a data folder. */
const SWAP = `const fs = require('node:fs');
const [data, trap] = process.argv.slice(1);
for (;;) for (const name of fs.readdirSync(data)) {
  if (!name.startsWith('unfinished-')) continue;
  const path = data + '/' + name;
  try {
    if (fs.lstatSync(path).isSymbolicLink()) continue;
    fs.renameSync(path, data + '/moved-' + name);
    fs.symlinkSync(trap, path);
    fs.writeSync(1, 'swapped ');
  } catch {}
}`;
