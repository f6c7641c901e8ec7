// @module-tag long
import { describe, expect, inject, test } from 'vitest';
import {
  contents,
  silent as log,
  mailedStore,
  openPlace,
  placeWithRequests,
} from '../../../../tests/site/backups.ts';
import { submission } from '../../../../tests/site/storage.ts';
import { testDatabase } from '../../../../tests/site/test-place.ts';
import { openStorage } from '../storage/open-storage.server.ts';
import { copyToPostgres } from './copy-to-postgres.server.ts';

describe.runIf(inject('database') === 'postgres')('a copy to PostgreSQL', () => {
  /** A site with three requests that has stopped, with the address of an empty PostgreSQL. */
  async function stopped() {
    const { config, storage } = await placeWithRequests();
    const expected = await contents(storage);
    await storage.db.close();
    return { expected, config, moved: { ...config, databaseUrl: await testDatabase() } };
  }

  test('contains everything, and the site opens only the copy from then on', async () => {
    const { expected, config, moved } = await stopped();
    await expect(openStorage(moved, log)).rejects.toThrow(/copy-to-postgres/);
    expect(await copyToPostgres(moved, log)).toBe(3);
    const storage = await openPlace(moved);
    expect(await contents(storage)).toEqual(expected);
    expect((await mailedStore(storage).accept(submission({ name: '라' }))).outcome).toBe('stored');
    await expect(openStorage(config, log)).rejects.toThrow(/DATABASE_URL/);
  });

  test('writes nothing to a database that is not empty', async () => {
    const { config, moved } = await stopped();
    await copyToPostgres(moved, log);
    await expect(copyToPostgres(moved, log)).rejects.toThrow();
    const { config: other, storage } = await placeWithRequests();
    await storage.db.close();
    const taken = { ...other, databaseUrl: moved.databaseUrl };
    await expect(copyToPostgres(taken, log)).rejects.toThrow(/비어 있지 않습니다/);
    expect((await contents(await openPlace(moved))).requests).toHaveLength(3);
    expect(config.databaseUrl).toBeNull();
  });

  test('is refused while the site runs', async () => {
    const { config, storage } = await placeWithRequests();
    const moved = { ...config, databaseUrl: await testDatabase() };
    await expect(copyToPostgres(moved, log)).rejects.toThrow(/멈춘 뒤/);
    expect((await contents(storage)).requests).toHaveLength(3);
  });
});
