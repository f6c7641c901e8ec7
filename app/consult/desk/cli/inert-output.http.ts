import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNote } from '#app/consult/requests/notes.server.ts';
import { tester } from '../../../../tests/site/admin.ts';
import { type Office, openOffice } from '../../../../tests/site/office.ts';
import { openStore, submission } from '../../../../tests/site/storage.ts';

/** Includes text that validation refuses. It must do no harm even if it were stored. */
const hostile = [
  "'); drop table consultation; --",
  '\u001b]0;owned\u0007\u001b[2J\u001b[31m',
  '\u009b31m\u202e\u2066',
  '\u200b\u2060\ufeff\u{e0041}\u{e007f}\u3164',
  '<script>alert(1)</script>',
  '"\r\n=HYPERLINK("http://evil.example")',
].join(' ');

let office: Office;
let reference: string;
beforeAll(async () => {
  office = await openOffice();
  const { db, keyring } = office.storage;
  const { receipt } = await openStore({ db, keyring }, [{ name: 'mail' }]).accept(
    submission(
      { name: `=cmd|' /c calc'!A1${hostile}`, message: hostile, facts: hostile },
      { source: { utm_source: hostile, landing: '=1+1' } },
    ),
  );
  reference = receipt.reference;
  await addNote(office.storage, tester, reference, hostile);
});
afterAll(() => office.close());

/** Lines may end; nothing else may steer a terminal or turn the reading direction. */
const steering = /[\p{Cc}\p{Cf}\u3164]/u;

test.each(['list', 'list --json', 'show REF', 'show REF --json', 'access REF', 'find 01012345678'])(
  '`%s` prints no terminal escapes',
  async (line) => {
    const words = line.split(' ').map((word) => (word === 'REF' ? reference : word));
    const { code, stdout, stderr } = await office.consult(...words);
    expect(code, stderr).toBe(0);
    expect(stdout).toContain(reference);
    expect(stdout.replaceAll('\n', '')).not.toMatch(steering);
  },
);

test('JSON output equals the stored text', async () => {
  const { stdout } = await office.consult('show', reference, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ message: hostile, notes: [{ text: hostile }] });
});

test('an exported table contains no formula and no escape', async () => {
  const file = join(office.dataDir, 'table.csv');
  const { code, stderr } = await office.consult('export', '--plain', '--yes', '--to', file);
  expect(code, stderr).toBe(0);
  const text = await readFile(file, 'utf8');
  // It begins with a mark of its encoding.
  expect(text.slice(1).replace(/[\r\n]/g, '')).not.toMatch(steering);
  // A cell begins after a comma or a line and its quote.
  expect(text).not.toMatch(/(^|[,\n])"\s*[=+@＝]/);
  expect(text).toContain(`"'=cmd`);
});

test('an argument is text, never SQL', async () => {
  const answer = await office.consult('list', '--status', "신규' or 1=1 --");
  expect(answer.code).toBe(2);
  const retry = await office.consult('retry', '--channel', "mail'; drop table outbox; --");
  expect(retry.code).toBe(1);
  expect((await office.consult('deliveries')).stdout).toContain(reference);
});
