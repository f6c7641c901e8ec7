import { mkdir, readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { makeAppendOnly } from '#app/platform/database/append-only.ts';
import { databaseFile } from '#app/platform/database/database.ts';

interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

/** The tables of version 0.1.0 with three requests, as `sqlite3 .dump` wrote them; sealed under the key of test-key.ts. */
const dump = new URL('./version-0.1.0.sql', import.meta.url);

const trigger = /^CREATE TRIGGER [\s\S]*? end;$/gm;

/** Creates a database as version 0.1.0 left it. */
export async function makeVersion010({ dataDir, databaseUrl }: Place): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const text = await readFile(dump, 'utf8');
  if (databaseUrl === null) {
    const database = new DatabaseSync(databaseFile(dataDir));
    database.exec(text);
    return database.close();
  }
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await pool.query(text.replace(trigger, ''));
  // The triggers have not changed since.
  await makeAppendOnly(db);
  await db.destroy();
}
