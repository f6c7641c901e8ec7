import { mkdir } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { consultation } from '#app/consult/requests/storage/migrations/001-consultation.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { NodeSqliteDialect } from '#app/platform/database/sqlite-dialect.ts';

interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

/** A database as the first version of the site left it: its requests readable, one of them undelivered. */
export async function makeFirstVersion({ dataDir, databaseUrl }: Place, names: string[]) {
  await mkdir(dataDir, { recursive: true });
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
    : new NodeSqliteDialect(databaseFile(dataDir));
  const db = new Kysely<Record<string, Record<string, string>>>({ dialect });
  const provider = { getMigrations: async () => ({ '001-consultation': consultation }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  const now = '2026-11-19T01:02:03.000Z';
  for (const [index, name] of names.entries()) {
    const id = `id-${index}`;
    await db
      .insertInto('consultation')
      .values({
        ...{ id, name, reference: `AAAA-000${index}`, received_at: now },
        ...{ phone: '01097531864', stage: 'debt', method: 'phone', time: 'any' },
        ...{ message: `${name} CanaryMessage`, consent_version: '2026-11-01' },
      })
      .execute();
    await db
      .insertInto('outbox')
      .values({ id: `o-${index}`, consultation_id: id, channel: 'mail', next_attempt_at: now })
      .execute();
  }
  await db.destroy();
}
