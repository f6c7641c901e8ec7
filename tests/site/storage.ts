import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enqueueRequests, type OutboxChannel } from '#app/consult/delivery/enqueue.server.ts';
import { createStore } from '#app/consult/requests/accept.server.ts';
import type { Submission } from '#app/consult/requests/new-row.server.ts';
import { openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { createKeyring } from '#app/consult/requests/storage/seal.server.ts';
import { createDatabase, dropDatabase, withClient } from './postgres.ts';

export type TestStorage = Awaited<ReturnType<typeof openTestStorage>>;

/** An empty database with a new key: embedded, or PostgreSQL in the project of that name. */
export async function openTestStorage() {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
  // Imported here: other exports of this module are used without vitest.
  const { inject } = await import('vitest');
  const onServer = inject('database') === 'postgres';
  const databaseUrl = onServer ? await createDatabase(inject('postgresUrl')) : null;
  const keyring = createKeyring([{ id: 'k1', secret: randomBytes(32) }]);
  const openAgain = () => openDatabase({ dataDir, databaseUrl });
  const db = await openAgain();
  return {
    dataDir,
    /** PostgreSQL's address; null: embedded. */
    databaseUrl,
    keyring,
    db,
    /** A second connection to the same database, like that of another process. */
    openAgain,
    /** Contents of the database's files, as Latin-1. */
    bytes: () => (databaseUrl ? relationBytes(databaseUrl) : fileBytes(dataDir)),
    async close() {
      await db.close();
      if (databaseUrl) await dropDatabase(databaseUrl);
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Stores requests and queues them for these channels. */
export function openStore(
  { db, keyring }: Pick<TestStorage, 'db' | 'keyring'>,
  channels: readonly OutboxChannel[] = [],
) {
  return createStore(db, keyring, enqueueRequests(channels));
}

async function fileBytes(dataDir: string): Promise<string> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith('site.sqlite'));
  const read = (name: string) => readFile(join(dataDir, name), 'latin1');
  return (await Promise.all(names.map(read))).join('');
}

/** The files of tables and indexes, as the server reads them from its disk. */
async function relationBytes(databaseUrl: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    await client.query('checkpoint');
    const { rows } = await client.query(`
      select encode(pg_read_binary_file(pg_relation_filepath(oid)), 'hex') as bytes from pg_class
      where relkind in ('r', 'i', 't') and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)
    `);
    return rows.map(({ bytes }) => Buffer.from(bytes, 'hex').toString('latin1')).join('');
  });
}

/** A valid request before it is stored. */
export function submission(
  fields: Partial<Submission['consultation']> = {},
  envelope: Partial<Omit<Submission, 'consultation'>> = {},
): Submission {
  return {
    consultation: {
      name: '김새벽',
      phone: '01012345678',
      email: '',
      stage: 'debt',
      area: '',
      diedOn: '',
      method: 'phone',
      time: 'any',
      message: '',
      facts: '',
      consent: 'yes',
      marketing: '',
      confirmation: '',
      ...fields,
    },
    source: {},
    idempotencyKey: null,
    suspicions: [],
    suspected: false,
    ...envelope,
  };
}
