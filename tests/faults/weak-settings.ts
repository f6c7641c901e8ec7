import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { failedStart } from '../site/failed-start.ts';
import { withClient } from '../site/postgres.ts';
import { testDatabase, testFolder } from '../site/test-place.ts';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await testFolder();
});

test.each(['journal_mode', 'synchronous', 'secure_delete'])(
  'does not start if SQLite ignores %s',
  async (name) => {
    const { code, said } = await failedStart({
      DATA_DIR,
      WEAK_SETTING: name,
      NODE_OPTIONS: `--import ${pathToFileURL('tests/fakes/weak-sqlite.ts')}`,
    });
    expect(code).toBe(1);
    expect(said).toContain(`안전한 설정으로 열리지 않습니다(${name}: `);
  },
);

test('does not start if PostgreSQL acknowledges commits before it has written them', async () => {
  const DATABASE_URL = await testDatabase();
  const database = new URL(DATABASE_URL).pathname.slice(1);
  await withClient(DATABASE_URL, (client) =>
    client.query(`alter database ${database} set synchronous_commit = off`),
  );
  const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`;
  const { code, said } = await failedStart({ DATA_DIR, DATABASE_URL, SEAL_KEYS });
  expect(code).toBe(1);
  expect(said).toContain('synchronous_commit');
});
