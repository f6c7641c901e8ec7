import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Office, openOffice } from '../../../../tests/site/office.ts';
import { startPostgres } from '../../../../tests/site/postgres.ts';
import { openStore, submission } from '../../../../tests/site/storage.ts';

let office: Office;
let reference: string;
beforeEach(async () => {
  office = await openOffice();
  const { db, keyring } = office.storage;
  const channel = { name: 'mail', async deliver() {} } as const;
  const store = openStore({ db, keyring }, [channel]);
  const { receipt } = await store.accept(submission({ name: 'Canary' }));
  reference = receipt.reference;
});
afterEach(() => office.close());

const records = () =>
  office.storage.db.query.selectFrom('access_record').selectAll().orderBy('position').execute();

test('each read, export and deletion writes one record of who, from where, whose, what and when', async () => {
  const settings = { SSH_CLIENT: '203.0.113.5 50000 22', SUDO_USER: 'kim' };
  const to = join(office.dataDir, 'out.csv.age');
  const commands = [
    ['list'],
    ['show', reference],
    ['find', '010-1234-5678'],
    ['access', reference],
    ['status', reference, '연락함'],
    ['export', '--to', to, '--recipient', await someRecipient()],
    ['verify'],
    ['deliveries'],
    ['backup'],
    ['log'],
    ['purge', '--dry-run'],
    ['delete', reference, '--yes'],
  ];
  const others: Record<string, string> = { verify: '1', backup: '1', log: '9', due: '' };
  for (const words of commands) {
    const answer = await office.consultWith(settings, ...words);
    expect(answer.code, `${words[0]}: ${answer.stderr}`).toBe(0);
  }
  const written = await records();
  expect(written.map(({ action }) => action)).toEqual(
    commands.map(([name, option]) => (option === '--dry-run' ? 'due' : name)),
  );
  for (const { actor, origin, subject, action, at } of written) {
    expect(actor).toContain('sudo kim');
    expect(origin).toContain('ssh 203.0.113.5');
    expect(subject).toBe(others[action] ?? reference);
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
  }
  expect(JSON.stringify(written)).not.toMatch(/Canary|1234/);
});

test('nothing is read, exported or deleted when no record can be written', async () => {
  await sql`create trigger refused before insert on access_record
    begin select raise(abort, 'no space'); end`.execute(office.storage.db.query);
  const to = join(office.dataDir, 'out.csv');
  for (const words of [
    ['list'],
    ['list', '--json'],
    ['show', reference],
    ['find', '010-1234-5678'],
    ['access', reference],
    ['export', '--plain', '--yes', '--to', to],
    ['deliveries'],
    ['log'],
    ['purge', '--dry-run'],
    ['delete', reference, '--yes'],
  ]) {
    const { code, stdout, stderr } = await office.consult(...words);
    expect([words[0], code, stdout]).toEqual([words[0], 1, '']);
    expect(stderr).toMatch(/접속기록/);
    expect(stderr).not.toMatch(/Canary|1234/);
  }
  await sql`drop trigger refused`.execute(office.storage.db.query);
  expect(await records()).toEqual([]);
  expect((await office.consult('show', reference)).stdout).toContain('Canary');
});

test('a record cannot be changed', async () => {
  await office.consult('list');
  const change = "update access_record set actor = 'nobody' where position = 1";
  await expect(sql.raw(change).execute(office.storage.db.query)).rejects.toThrow('do not change');
});

test('PostgreSQL too records each access, and nothing is read without a record', {
  tags: 'long',
}, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const DATABASE_URL = await postgres.createDatabase();
  const there = await openOffice({ DATABASE_URL });
  const { db, keyring } = there.storage;
  const { receipt } = await openStore({ db, keyring }).accept(submission({ name: 'Canary' }));
  const shown = await there.consult('show', receipt.reference);
  expect([shown.code, shown.stdout.includes('Canary')], shown.stderr).toEqual([0, true]);
  const change = sql`update access_record set actor = 'nobody'`.execute(db.query);
  await expect(change).rejects.toThrow('do not change');
  await sql`alter table access_record rename to elsewhere`.execute(db.query);
  const refused = await there.consult('show', receipt.reference);
  expect([refused.code, refused.stdout]).toEqual([1, '']);
  await sql`alter table elsewhere rename to access_record`.execute(db.query);
  const deleted = await there.consult('delete', receipt.reference, '--yes');
  expect(deleted.code, deleted.stderr).toBe(0);
  const log = JSON.parse((await there.consult('log', '--json')).stdout);
  expect(log).toMatchObject([{ action: 'delete' }, { action: 'show' }]);
  await there.close();
});

async function someRecipient(): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  return identityToRecipient(await generateX25519Identity());
}
