import type { Kysely, Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartupError } from '../startup-error.ts';

/**
 * Brings the tables up to date inside the given transaction, in which no other process migrates: all
 * migrations take effect or none (fault 8).
 *
 * @param until name of the last migration to run; left out: all
 */
export async function migrate<Tables>(
  transaction: Transaction<Tables>,
  migrations: Record<string, Migration>,
  until?: string,
): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db: transaction, provider });
  if (until) await refuseNewer(transaction, until);
  const { error } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest());
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new StartupError(
      '데이터베이스가 이 판보다 새 판의 사이트에서 만들어졌습니다. 새 판을 설치해 주세요. 아무것도 바꾸지 않았습니다.',
      { cause: error },
    );
  }
  if (error) throw error;
}

/** The name of the last migration that has run; null: none. */
export async function schemaVersion<Tables>(query: Kysely<Tables>): Promise<string | null> {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return null;
  // Kysely's own table, which is not one of ours.
  const own = query as unknown as Kysely<{ kysely_migration: { name: string } }>;
  const row = await own
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Kysely would migrate down, which no migration here supports. */
async function refuseNewer<Tables>(transaction: Transaction<Tables>, until: string): Promise<void> {
  const version = await schemaVersion(transaction);
  if (!version || version <= until) return;
  throw new StartupError(
    '이미 쓰기 시작한 데이터베이스입니다. 백업보다 새 판이어서 그대로 되돌릴 수 없으니 빈 데이터베이스를 새로 만들어 주세요. 아무것도 바꾸지 않았습니다.',
  );
}
