import { type Kysely, sql, type Transaction } from 'kysely';
import { schemaVersion } from '#app/platform/database/migrate.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { createCopyTable } from './migrations/001-initial.ts';

/** The last version of the site with the migrations 001-consultation to 008-notices. */
const LAST_VERSION = '0.1.0';

/** Those migrations, whose tables this version no longer reads. */
const before = /^00[1-7]-(?:consultation|sealed|access-log|daily-count|email|no-ticket|states)$/;

/**
 * Turns the tables of version 0.1.0 (its last migration is 008-notices) into those of 001-initial. Does nothing to
 * another database.
 *
 * @throws StartupError for the tables of a version before, which 0.1.0 brings up to date
 */
export async function carryOver<Tables>(transaction: Transaction<Tables>): Promise<void> {
  const version = await schemaVersion(transaction);
  if (version && before.test(version)) {
    throw new StartupError(
      `데이터베이스가 오래된 판의 사이트에서 만들어졌습니다. ${LAST_VERSION} 판을 설치해 한 번 시작하신 뒤 이 판으로 다시 시작해 주세요. 아무것도 바꾸지 않았습니다.`,
    );
  }
  if (version !== '008-notices') return;
  const { schema } = transaction;
  for (const column of ['phone_index', 'email_index', 'name_index']) {
    await schema.alterTable('consultation').dropColumn(column).execute();
  }
  for (const column of ['previous_hash', 'hash']) {
    await schema.alterTable('access_record').dropColumn(column).execute();
  }
  await schema.dropTable('clock').execute();
  // The type does not know which tables this database has.
  await createCopyTable(transaction as unknown as Kysely<unknown>);
  await sql`delete from kysely_migration`.execute(transaction);
  const now = new Date().toISOString();
  await sql`insert into kysely_migration (name, timestamp) values ('001-initial', ${now})`.execute(
    transaction,
  );
}
