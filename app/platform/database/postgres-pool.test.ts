import { expect, onTestFinished, test } from 'vitest';
import { refusingPostgres } from '../../../tests/fakes/refusing-postgres.ts';
import { createPool, forMaintenance, forRequests } from './postgres-pool.ts';

test.each([
  ['requests', forRequests],
  ['maintenance', forMaintenance],
])('a connection for %s sends only parameters that a pooler knows', async (_, limits) => {
  const server = await refusingPostgres('unsupported startup parameter', '08P01');
  onTestFinished(server.close);
  const pool = createPool(server.url, limits);
  onTestFinished(() => pool.end());
  await expect(pool.connect()).rejects.toThrow('unsupported startup parameter');
  const [parameters = {}] = server.asked;
  // Parameters of pg that PgBouncer accepts without ignore_startup_parameters.
  const known = ['user', 'database', 'client_encoding', 'application_name'];
  expect(Object.keys(parameters).filter((name) => !known.includes(name))).toEqual([]);
});
