import { Kysely, PostgresAdapter, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database, OpenOptions, SiteTables } from './database.ts';
import { markerFile, readMarker, writeMarker } from './marker.ts';
import { migrate } from './migrate.ts';
import {
  createPool,
  forMaintenance,
  forRequests,
  withoutBrokenConnections,
} from './postgres-pool.ts';
import { createProbe, DatabaseLost } from './probe.ts';

/** PostgreSQL, for several web processes at once. */
export async function openPostgres(
  options: OpenOptions & { databaseUrl: string },
): Promise<Database<SiteTables>> {
  const { databaseUrl, dataDir } = options;

  async function maintain<Result>(work: (query: Kysely<SiteTables>) => Promise<Result>) {
    const own = connect(createPool(databaseUrl, forMaintenance));
    return work(own).finally(() => own.destroy());
  }

  const site = await maintain((query) => prepare(query, options));
  if (site) writeMarker(dataDir, { site, database: 'postgres' });

  const query = connect(createPool(databaseUrl, forRequests));
  return {
    name: 'postgres',
    query,
    exclusively: (work) => exclusively(query, work),
    backUp: null,
    probe: createProbe(() => touch(query, site)),
    wipe: async () => {},
    findDamage: async () => [],
    close: () => query.destroy(),
  };
}

/**
 * Writes the site's row again: a new version of it, so that the same values cost a commit too.
 *
 * @param site id that the database must have; null: any
 */
async function touch(query: Kysely<SiteTables>, site: string | null): Promise<void> {
  const { numUpdatedRows } = await query
    .updateTable('site')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .$if(site !== null, (update) => update.where('id', '=', site))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new DatabaseLost();
}

/** Settings of the server without which an acknowledged request may not survive a power cut. */
const required = { fsync: 'on', full_page_writes: 'on', synchronous_commit: /^(?!off$)/ };

/** Checks the server and that the database is this site's, and migrates it. */
async function prepare(
  query: Kysely<SiteTables>,
  { dataDir, ...options }: OpenOptions,
): Promise<string | null> {
  for (const [name, expected] of Object.entries(required)) {
    const { rows } = await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(query);
    if (new RegExp(expected).test(rows[0]?.[name] ?? '')) continue;
    throw new StartupError(
      `PostgreSQL의 ${name} 설정이 ${rows[0]?.[name]}입니다. 정전이 나면 받은 신청을 잃을 수 있어 시작하지 않습니다. 서버에서 켜 주세요.`,
    );
  }
  const marker = readMarker(dataDir);
  return exclusively(query, async (transaction) => {
    const before = await siteOf(transaction);
    if (marker && (marker.database !== 'postgres' || before !== marker.site)) {
      // Rolled back: nothing has changed.
      throw otherDatabase(dataDir, marker.database, before);
    }
    await migrate(transaction, options);
    return siteOf(transaction);
  });
}

function otherDatabase(dataDir: string, database: string, found: string | null): StartupError {
  const nothing = '새로 만들지 않고, 아무것도 바꾸지 않았습니다. ';
  if (database === 'sqlite') {
    return new StartupError(
      `${dataDir} 폴더의 사이트는 지금까지 그 안의 site.sqlite에 신청을 두었습니다. ${nothing}PostgreSQL로 옮기려면 npm run consult -- copy-to-postgres를 실행해 주세요.`,
    );
  }
  const what = found ? '다른 사이트의 데이터베이스입니다' : '비어 있습니다';
  return new StartupError(
    `DATABASE_URL이 가리키는 데이터베이스가 ${what}. ${nothing}DATABASE_URL이 맞는지 보고, 데이터베이스를 잃었다면 빈 데이터베이스에 pg_restore로 백업을 되돌려 주세요. 지금 있는 것을 쓰는 것이 맞으면 ${markerFile(dataDir)}을 지우고 다시 시작하세요.`,
  );
}

async function siteOf(transaction: Transaction<SiteTables>): Promise<string | null> {
  const { rows } = await sql<{
    found: string | null;
  }>`select to_regclass('site') as found`.execute(transaction);
  if (rows[0]?.found == null) return null;
  const row = await transaction.selectFrom('site').select('id').executeTakeFirst();
  return row?.id ?? null;
}

function exclusively<Result>(
  query: Kysely<SiteTables>,
  work: (transaction: Transaction<SiteTables>) => Promise<Result>,
): Promise<Result> {
  return query.transaction().execute(async (transaction) => {
    // Held until the transaction ends. The statements after it see everything that the previous holder committed.
    await sql`select pg_advisory_xact_lock(hashtextextended('inheritance-law-site', 0))`.execute(
      transaction,
    );
    return work(transaction);
  });
}

function connect(pool: pg.Pool): Kysely<SiteTables> {
  return new Kysely<SiteTables>({
    dialect: new LockedDialect({ pool: withoutBrokenConnections(pool) }),
  });
}

/** Migrations hold our own lock; Kysely's would outlive a transaction that fails. */
class LockedDialect extends PostgresDialect {
  override createAdapter() {
    return new LockedAdapter();
  }
}

class LockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
