// @module-tag long
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Postgres, startPostgres } from '../site/postgres.ts';
import { type GuidedStep, guidedSteps } from './guide.ts';
import { type Operator, openOperator } from './operator.ts';
import { missingPostgresTools } from './postgres-tools.ts';

let operator: Operator;
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());
beforeEach(async () => {
  const opened = await openOperator();
  operator = opened;
  onTestFinished(() => opened.close());
});

const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`;

/** Writes .env, which the guide asks to write by hand. */
const configure = (databaseUrl = '') =>
  writeFile(join(operator.folder, '.env'), `DATABASE_URL=${databaseUrl}\nSEAL_KEYS=${SEAL_KEYS}\n`);

/** Returns the step of the guide that contains these words. */
async function stepWith(words: string): Promise<GuidedStep> {
  const step = (await guidedSteps()).find(
    ({ kind, commands }) => kind === 'run' && commands.includes(words),
  );
  if (!step) throw new Error(`The guide has no ${words}.`);
  return step;
}

const without = missingPostgresTools();

test.skipIf(without)(
  `a backup of PostgreSQL, restored by the guide into a new database${without ? ` (left out: ${without})` : ''}`,
  async () => {
    await configure(await postgres.createDatabase());
    await operator.start('npm start');
    const [backup, ...restore] = await guidedSteps('postgres');
    if (backup?.kind !== 'run') throw new Error('The backup is the first step.');
    await operator.follow([await stepWith('name=시험 신청'), backup]);
    await operator.stop();
    // The site does not accept the new database as its own while it is empty.
    await configure(await postgres.createDatabase());
    await expect(operator.type('npm run consult -- list')).rejects.toThrow(/pg_restore/);
    expect(await operator.follow(restore)).toContain('온전');
    expect(await operator.type('npm run consult -- list')).toContain('시험 신청');
    expect(await operator.type('ls data')).not.toContain('site.sqlite');
    expect(await operator.type('stat -c %a data/backups/*.dump')).toBe('600\n');
  },
);

test('the embedded database, copied to PostgreSQL by the guide', async () => {
  await configure();
  await operator.start('npm start');
  await operator.follow([await stepWith('name=시험 신청')]);
  await operator.stop();
  const databaseUrl = await postgres.createDatabase();
  await configure(databaseUrl);
  expect(await operator.follow(await guidedSteps('copy'))).toContain('온전');
  const listed = await operator.type('npm run consult -- list');
  expect(listed).toContain('시험 신청');
  const marker = await readFile(join(operator.folder, 'data/site.json'), 'utf8');
  expect(JSON.parse(marker)).toMatchObject({ database: 'postgres' });
  // The guide promises that the old files may be deleted, and that the site does not start without the address.
  await operator.type('rm data/site.sqlite*');
  expect(await operator.type('npm run consult -- list')).toBe(listed);
  await configure();
  await operator.stop();
  await expect(operator.start('npm start')).rejects.toThrow(/DATABASE_URL/);
});
