import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Rows that one request writes: its own and two of the outbox, about as large as the site's. */
const table = 'create table if not exists t (id text primary key, body text)';
const rows = () => [
  { id: randomUUID(), body: 'x'.repeat(1200) },
  { id: randomUUID(), body: 'x'.repeat(120) },
  { id: randomUUID(), body: 'x'.repeat(120) },
];

/** Commits a second of SQLite itself with the site's settings, one after the other. */
export function rawSqlite(file: string, ms: number): number {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  database.exec(table);
  const insert = database.prepare('insert into t values (?, ?)');
  let commits = 0;
  for (const end = performance.now() + ms; performance.now() < end; commits++) {
    database.exec('begin immediate');
    for (const { id, body } of rows()) insert.run(id, body);
    database.exec('commit');
  }
  database.close();
  return (commits / ms) * 1000;
}

/** Commits a second of PostgreSQL itself, one connection, one after the other. */
export async function rawPostgres(url: string, ms: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(table);
  let commits = 0;
  for (const end = performance.now() + ms; performance.now() < end; commits++) {
    await client.query('begin');
    for (const { id, body } of rows()) {
      await client.query({
        name: 'insert',
        text: 'insert into t values ($1, $2)',
        values: [id, body],
      });
    }
    await client.query('commit');
  }
  await client.end();
  return (commits / ms) * 1000;
}
