import { expect, onTestFinished, test } from 'vitest';
import { createPool, forMaintenance, forRequests } from '#app/platform/database/postgres-pool.ts';
import { testDatabase } from '../site/test-place.ts';

test.each([
  ['requests', forRequests],
  ['maintenance', forMaintenance],
])('10: the server itself ends statements and abandoned transactions of %s', async (_, limits) => {
  const pool = createPool(await testDatabase(), limits);
  onTestFinished(() => pool.end());
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  for (const client of clients) {
    const { rows } = await client.query(
      `select name, setting::int, unit from pg_settings
       where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`,
    );
    expect(rows.map(({ setting, unit }) => [setting, unit])).toEqual([
      [limits.statement, 'ms'],
      [limits.statement, 'ms'],
    ]);
    client.release();
  }
});
