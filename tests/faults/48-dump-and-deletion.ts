import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Office, openOffice } from '../site/office.ts';
import { withClient } from '../site/postgres.ts';
import { openStore, submission } from '../site/storage.ts';
import { testDatabase } from '../site/test-place.ts';

let office: Office;
let url: string;
beforeEach(async () => {
  url = await testDatabase();
  office = await openOffice({ DATABASE_URL: url });
});
afterEach(() => office.close());

/** How long a visitor may wait for a deletion at most, in milliseconds. */
const BOUND_MS = 3_000;

test('48: while a dump reads, a deletion holds up no visitor, and is wiped once the dump ends', async () => {
  const { db, keyring } = office.storage;
  const store = openStore({ db, keyring }, [{ name: 'mail' }]);
  const { receipt } = await store.accept(submission({ message: '지워질 글'.repeat(400) }));
  const { sealed } = await db.query
    .selectFrom('consultation')
    .select('sealed')
    .executeTakeFirstOrThrow();
  let deleting = true;
  const waits: number[] = [];
  async function visit(): Promise<void> {
    for (let count = 0; deleting; count++) {
      const start = performance.now();
      await store.accept(submission({ message: `${count}` }));
      waits.push(performance.now() - start);
    }
  }
  await withClient(url, async (dump) => {
    // As pg_dump does: one snapshot, and a lock of every table that others may read beside.
    await dump.query('begin isolation level repeatable read, read only');
    await dump.query('select count(*) from consultation');
    const visits = visit();
    const answer = await office.consult('delete', receipt.reference, '--yes').finally(() => {
      deleting = false;
    });
    await visits;
    expect(answer.code).toBe(1);
    expect(answer.stderr).toContain('아직 덮지 못했습니다');
    await dump.query('commit');
  });
  expect(waits.length).toBeGreaterThan(10);
  expect(Math.max(...waits)).toBeLessThan(BOUND_MS);
  const again = await office.consult('purge');
  expect(again.code, again.stderr).toBe(0);
  const bytes = await withClient(url, async (client) => {
    await client.query('checkpoint');
    const { rows } = await client.query<{ bytes: Buffer }>(`
      select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
      where relkind in ('r', 'i', 't') and pg_relation_filepath(oid) is not null and oid > 16000`);
    return Buffer.concat(rows.map((row) => row.bytes)).toString('latin1');
  });
  for (let at = 20; at + 60 < sealed.length; at += 400) {
    expect(bytes.includes(sealed.slice(at, at + 60)), `${at} of ${sealed.length}`).toBe(false);
  }
}, 60_000);
