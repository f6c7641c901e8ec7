// @module-tag long
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { makeVersion010 } from '../faults/database/version-0.1.0.ts';
import { guidedSteps } from './guide.ts';
import { type Operator, openOperator } from './operator.ts';

let operator: Operator;
let dataDir: string;
beforeEach(async () => {
  const opened = await openOperator();
  operator = opened;
  dataDir = join(opened.folder, 'data');
  onTestFinished(() => opened.close());
});

/** Reads the site's database with the server stopped or running. */
function rows(query: string): Record<string, unknown>[] {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

test('a database of version 0.1.0, carried over by the guide', async () => {
  await makeVersion010({ dataDir, databaseUrl: null });
  const [site] = rows('select id from site');
  const marker = { site: site?.id, database: 'sqlite', count: 7 };
  await writeFile(join(dataDir, 'site.json'), JSON.stringify(marker));
  const key = Buffer.alloc(32, 1).toString('base64');
  await writeFile(join(operator.folder, '.env'), `SEAL_KEYS=k1:${key}\n`);
  await operator.follow(await guidedSteps('from-0.1.0'));
  const listed = await operator.type('npm run consult -- list');
  for (const words of ['김새벽', '상담예약', '철회']) expect(listed).toContain(words);
  expect(await operator.type('npm run consult -- find 새벽')).toContain('김새벽');
  expect(await operator.type('npm run consult -- log --json')).toMatch(/"action": "withdraw"/);
  expect(await operator.type('ls data/backups')).toMatch(/\.sqlite$/m);
  // The way back: the folder as version 0.1.0 left it.
  dataDir = join(operator.folder, 'data-0.1.0');
  expect(rows('select name from kysely_migration')).toContainEqual({ name: '008-notices' });
});
