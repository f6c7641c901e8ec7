import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { openAdmin } from '../site/admin.ts';
import { testDatabase, testFolder } from '../site/test-place.ts';
import { makeFirstVersion } from './database/first-version.ts';
import { keyring } from './database/test-key.ts';

const names = ['CanaryOne', 'CanaryTwo', 'CanaryThree'];

describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  let dataDir: string;
  let databaseUrl: string | null;
  beforeEach(async () => {
    dataDir = await testFolder();
    databaseUrl = kind === 'postgres' ? await testDatabase() : null;
  });

  function start(mode = '') {
    const words = ['tests/faults/database/opener.ts', dataDir, databaseUrl ?? '', mode];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    const ended = new Promise((resolve) => child.once('close', resolve));
    return { child, ended, said: () => said };
  }

  const words = (child: ChildProcess, word: string) =>
    new Promise<void>((resolve) => {
      child.stdout?.on('data', (chunk) => {
        if (String(chunk).includes(word)) resolve();
      });
    });

  async function opened(look: (db: Database) => Promise<void>): Promise<void> {
    const sealRow = () => {
      throw new Error('All rows are sealed by now.');
    };
    const db = await openDatabase({ dataDir, databaseUrl, sealRow });
    await look(db).finally(db.close);
  }

  const sealedOnce = () =>
    opened(async (db) => {
      const requests = await openAdmin(db, keyring).list();
      expect(requests.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
      expect(requests[0]).toMatchObject({ phone: '01097531864', status: 'new', stage: 'debt' });
      const deliveries = await openAdmin(db, keyring).deliveries(requests[0]?.id ?? '');
      expect(deliveries).toMatchObject([{ channel: 'mail', deliveredAt: null, stuckAt: null }]);
    });

  test('8: processes that start together on an empty place make one database', async () => {
    const all = Array.from({ length: 4 }, () => start());
    await Promise.all(all.map(({ ended }) => ended));
    for (const { said } of all) expect(said()).toBe('open\n');
    await opened(async (db) => {
      expect(await db.query.selectFrom('site').selectAll().execute()).toHaveLength(1);
    });
  });

  test('8: processes that bring an old database up to date together seal each row once', async () => {
    await makeFirstVersion({ dataDir, databaseUrl }, names);
    const all = Array.from({ length: 3 }, () => start());
    await Promise.all(all.map(({ ended }) => ended));
    const said = all.map((one) => one.said()).toSorted();
    expect(said).toEqual(['open\n', 'open\n', `${'sealing\n'.repeat(names.length)}open\n`]);
    await sealedOnce();
  });

  test('8: one that is killed in the middle leaves nothing behind, and the next completes', async () => {
    await makeFirstVersion({ dataDir, databaseUrl }, names);
    const dying = start('hang');
    await words(dying.child, 'sealing');
    // It waits for the one that is at it.
    const next = start();
    dying.child.kill('SIGKILL');
    await dying.ended;
    await next.ended;
    expect(next.said()).toBe(`${'sealing\n'.repeat(names.length)}open\n`);
    await sealedOnce();
  });
});

test('8: of rows that an older version kept readable, no byte can be read', async () => {
  const dataDir = await testFolder();
  await makeFirstVersion({ dataDir, databaseUrl: null }, names);
  const text = async () => {
    const files = await readdir(dataDir);
    return (await Promise.all(files.map((name) => readFile(join(dataDir, name), 'latin1')))).join();
  };
  expect(await text()).toMatch(/Canary/);
  const db = await openDatabase({
    dataDir,
    sealRow: (id) => ({ sealed: keyring.seal('{}', id), key_id: 'k1', phone_index: '' }),
  });
  expect(await text()).not.toMatch(/Canary|01097531864/);
  await db.close();
  expect(await text()).not.toMatch(/Canary|01097531864/);
});
