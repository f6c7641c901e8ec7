import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import {
  contents,
  silent as log,
  mailedStore,
  newPlace,
  openPlace,
  placeWithRequests,
  writeBackupTo,
} from '../../../../tests/site/backups.ts';
import { submission } from '../../../../tests/site/storage.ts';
import { testFolder } from '../../../../tests/site/test-place.ts';
import { removeRequests } from '../removal.server.ts';
import { UnreadableLog } from './repeat-deletions.server.ts';
import { restoreBackup } from './restore.server.ts';

const person = { actor: 'kim', origin: 'here' };

const deliveries = { underway: async () => new Set<string>(), removeMessage: async () => {} };

async function remove(
  { storage: { db } }: Awaited<ReturnType<typeof placeWithRequests>>,
  action: 'delete' | 'purge',
  reference: string,
): Promise<void> {
  await removeRequests({ db, person, deliveries }, action, (one) =>
    one
      .selectFrom('consultation')
      .select(['id', 'reference'])
      .where('reference', '=', reference)
      .execute(),
  );
}

test('a restore deletes again what was deleted after the backup, on record, and nothing else', async () => {
  const place = await placeWithRequests();
  const file = await writeBackupTo(await testFolder(), place.storage);
  const { requests } = await contents(place.storage);
  const [first, second, third] = requests.map(({ reference }) => reference);
  await remove(place, 'delete', first ?? '');
  await remove(place, 'purge', second ?? '');
  const eraseAt = '2026-12-24T00:00:00.000Z';
  await place.storage.db.query
    .updateTable('consultation')
    .set({ erase_at: eraseAt, status: 'withdrawn' })
    .where('reference', '=', third ?? '')
    .execute();

  const restored = await newPlace();
  const old = { folder: place.config.dataDir, person };
  expect(await restoreBackup(file, restored, log, old)).toBe(1);
  const { db } = await openPlace(restored);
  expect(
    await db.query.selectFrom('consultation').select(['reference', 'erase_at', 'status']).execute(),
  ).toEqual([{ reference: third, erase_at: eraseAt, status: 'withdrawn' }]);
  const [record, ...more] = await db.query
    .selectFrom('access_record')
    .selectAll()
    .where('action', '=', 'delete')
    .execute();
  expect(record).toMatchObject({ ...person, subject: [first, second].toSorted().join(' ') });
  expect(more).toEqual([]);
});

test('a restore carries over the wishes that reached the firm since the backup, and how they ended', async () => {
  const place = await placeWithRequests();
  const { query } = place.storage.db;
  const wish = (id: string) => ({
    id,
    reference: '7KQ2-M4XD',
    kind: 'delete',
    verified: 'card',
    asked_at: '2026-11-20T00:00:00.000Z',
    asked_by: 'kim',
    due_at: '2026-11-21T00:00:00.000Z',
    ready_at: null,
    warned_at: null,
    settled_at: null,
    outcome: null,
  });
  await query.insertInto('wish').values(wish('first')).execute();
  const file = await writeBackupTo(await testFolder(), place.storage);
  await query.updateTable('wish').set({ outcome: 'back' }).execute();
  await query.insertInto('wish').values(wish('second')).execute();

  const restored = await newPlace();
  await restoreBackup(file, restored, log, { folder: place.config.dataDir, person });
  const { db } = await openPlace(restored);
  expect(
    await db.query.selectFrom('wish').select(['id', 'outcome']).orderBy('id').execute(),
  ).toEqual([
    { id: 'first', outcome: 'back' },
    { id: 'second', outcome: null },
  ]);
});

test('a database that was emptied by hand, or that is another site’s, deletes nothing', async () => {
  const place = await placeWithRequests();
  const file = await writeBackupTo(await testFolder(), place.storage);
  await place.storage.db.query.deleteFrom('consultation').execute();
  const emptied = { folder: place.config.dataDir, person };
  expect(await restoreBackup(file, await newPlace(), log, emptied)).toBe(3);

  const other = await placeWithRequests();
  await mailedStore(other.storage).accept(submission({ name: '라' }));
  const others = { folder: other.config.dataDir, person };
  expect(await restoreBackup(file, await newPlace(), log, others)).toBe(3);
});

test('an old database that does not open stops the restore, and says so', async () => {
  const { storage } = await placeWithRequests();
  const file = await writeBackupTo(await testFolder(), storage);
  for (const content of ['not a database', '']) {
    const old = await newPlace();
    await writeFile(databaseFile(old.dataDir), content);
    const restored = await newPlace();
    const broken = { folder: old.dataDir, person };
    await expect(restoreBackup(file, restored, log, broken)).rejects.toThrow(UnreadableLog);
    expect(await restoreBackup(file, restored, log)).toBe(3);
  }
});
