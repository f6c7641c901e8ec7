// @module-tag long
import { expect, inject, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../tests/site/test-place.ts';
import { createPool, forMaintenance, forRequests } from './postgres-pool.ts';

const onPostgres = test.runIf(inject('database') === 'postgres');

onPostgres.each([
  ['requests', forRequests],
  ['maintenance', forMaintenance],
])('the server itself ends statements and abandoned transactions of %s', async (_, limits) => {
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
