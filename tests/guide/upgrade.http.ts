import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { makeVersion010 } from '../faults/database/version-0.1.0.ts';
import { SITE } from '../site/server.ts';
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

test('a version that changes the tables, put in place by the guide', async () => {
  await operator.start('npm start');
  const [form] = (await guidedSteps()).filter(({ commands }) => commands.includes('curl'));
  if (!form) throw new Error('The guide sends a form.');
  await operator.follow([form]);
  await operator.release(await laterVersion());
  expect(await operator.follow(await guidedSteps('upgrade'))).toContain('모두 온전');
  expect(rows('select later from consultation')).toEqual([{ later: 'from 002' }]);
  // A request goes into the changed table, and the backup from before is there.
  await operator.follow([form]);
  expect(rows('select name from kysely_migration')).toContainEqual({ name: '002-later' });
  expect(await operator.type('ls data/backups')).toMatch(/\.sqlite$/m);

  // The version from before says what it is.
  await operator.stop();
  await operator.type(`cp -R '${process.cwd()}/app/.' app`);
  await expect(operator.type('npm run consult -- list')).rejects.toThrow(/새 판/);
  // As the guide has it: the backup from before the upgrade.
  const [restore] = (await guidedSteps()).filter(
    ({ kind, heading }) => kind === 'stop' && heading === '되찾기',
  );
  if (!restore) throw new Error('The guide restores a backup.');
  const ownKey = 'mkdir data && cp -a data-before/seal.key data';
  await operator.type(restore.commands.replace('\n', `\n${ownKey}\n`));
  expect(await operator.type('npm run consult -- list')).toContain('시험 신청');
}, 300_000);

test('a database of version 0.1.0, carried over by the guide', async () => {
  await makeVersion010({ dataDir, databaseUrl: null });
  const [site] = rows('select id from site');
  const marker = { site: site?.id, database: 'sqlite', count: 7 };
  await writeFile(join(dataDir, 'site.json'), JSON.stringify(marker));
  const key = Buffer.alloc(32, 1).toString('base64');
  await writeFile(join(operator.folder, '.env'), `SEAL_KEYS=k1:${key}\n`);
  const [copy, ...then] = await guidedSteps('from-0.1.0');
  const upgrade = await guidedSteps('upgrade');
  if (!copy) throw new Error('The guide copies the folder first.');
  // The copy stands for the backup, which the version from before would write.
  await operator.follow([copy, ...upgrade.slice(1), ...then]);
  const listed = await operator.type('npm run consult -- list');
  for (const words of ['김새벽', '상담예약', '철회']) expect(listed).toContain(words);
  expect(await operator.type('npm run consult -- find 새벽')).toContain('김새벽');
  expect(await operator.type('npm run consult -- log --json')).toMatch(/"action": "withdraw"/);
  expect(await operator.type('ls data/backups')).toMatch(/\.sqlite$/m);
  // The way back: the folder as version 0.1.0 left it.
  dataDir = join(operator.folder, 'data-0.1.0');
  expect(rows('select name from kysely_migration')).toContainEqual({ name: '008-notices' });
}, 300_000);

/** The files of this version with one more migration: its sources, for the command line, and its build. */
async function laterVersion(): Promise<Record<string, string>> {
  const source = 'app/consult/requests/storage/migrations.ts';
  const built = globSync(`${SITE}/server/assets/open-storage.server-*.js`);
  const files: Record<string, string> = {};
  for (const file of [source, ...built]) {
    const text = await readFile(file, 'utf8');
    const later = text.replace(/(?<=["']001-initial["']: initial),?(?=\s)/, `,\n${MIGRATION}`);
    if (later === text) throw new Error(`${file} has no list of migrations.`);
    files[file.replace(SITE, 'dist')] = later;
  }
  return files;
}

const MIGRATION = `  '002-later': {
    up: (db) => db.schema.alterTable('consultation')
      .addColumn('later', 'text', (column) => column.notNull().defaultTo('from 002')).execute(),
  }`;
