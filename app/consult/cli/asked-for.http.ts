import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../tests/site/office.ts';
import { submission } from '../../../tests/site/storage.ts';
import { createStore } from '../storage/store.server.ts';

let office: Office;
let reference: string;
beforeEach(async () => {
  office = await openOffice();
  const store = createStore(office.storage.db, office.storage.keyring, []);
  const { receipt } = await store.accept(submission({ name: '김새벽', phone: '01012345678' }));
  reference = receipt.reference;
});
afterEach(() => office.close());

test('writes an access report to a file that only this account can read', async () => {
  const file = join(office.dataDir, 'report.txt');
  const { code, stdout, stderr } = await office.consult('access', reference, '--to', file);
  expect([code, stdout.includes('김새벽')], stderr).toEqual([0, false]);
  expect(await readFile(file, 'utf8')).toContain('김새벽');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = await office.consult('access', reference, '--to', file);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('다른 이름')]);
});

test('accepts spaces in a number and in a note', async () => {
  const [found, noted] = await Promise.all([
    office.consult('find', '010', '1234', '5678'),
    office.consult('note', reference, '금요일', '오후에'),
  ]);
  expect(found.stdout).toContain(reference);
  expect(noted.code, noted.stderr).toBe(0);
  expect((await office.consult('show', reference)).stdout).toContain('금요일 오후에');
});
