import type { Kysely, Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartupError } from '../startup-error.ts';
import type { OpenOptions } from './database.ts';

/**
 * Brings the tables up to date inside the given transaction, in which no other process migrates: all
 * migrations take effect or none.
 */
export async function migrate<Tables>(
  transaction: Transaction<Tables>,
  { migrations, prepare }: Pick<OpenOptions, 'migrations' | 'prepare'>,
): Promise<void> {
  await prepare?.(transaction);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest();
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
  // Kysely's own table, which the types of the site do not know.
  const own = query as unknown as Kysely<{ kysely_migration: { name: string } }>;
  const row = await own
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? null;
}
