import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Office, openOffice, runConsult } from '../../../../tests/site/office.ts';

/** A user id that no account of this machine has. */
const SITE_ID = 64_321;

let office: Office;
let folder: string;
beforeEach(async () => {
  office = await openOffice();
  folder = await mkdtemp(join(tmpdir(), 'restored-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await office.close();
});

/** Runs a command in its own process, because it may give up root. */
async function run(settings: Record<string, string>, ...words: string[]) {
  const { code, stderr } = await runConsult({ ...office.environment, ...settings }, words);
  expect([code, stderr]).toEqual([0, '']);
}

function restore() {
  const backups = join(office.dataDir, 'backups');
  const file = join(backups, readdirSync(backups).at(-1) ?? '');
  return run({ DATA_DIR: folder }, 'restore', file);
}

function ownersIn(data: string): Set<number> {
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' });
  return new Set(files.map((file) => statSync(join(data, file)).uid));
}

test('a restored folder counts as backed up, so a later backup that fails raises an alert', async () => {
  await run({}, 'backup');
  await restore();
  expect(readdirSync(folder)).toContain('last-backup');
});

test.skipIf(process.getuid?.() !== 0)(
  'files that root backs up and restores belong to the account of the site',
  async () => {
    execFileSync('chown', ['-R', `${SITE_ID}:${SITE_ID}`, office.dataDir]);
    await run({}, 'backup');
    expect(ownersIn(office.dataDir)).toEqual(new Set([SITE_ID]));

    await chown(folder, SITE_ID, SITE_ID);
    await restore();
    expect(ownersIn(folder)).toEqual(new Set([SITE_ID]));
  },
);
