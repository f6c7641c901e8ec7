import { expect, test } from 'vitest';
import type { ActName } from '#app/consult/desk/acts/acts.ts';
import { followLink } from '#app/consult/desk/links/follow-link.server.ts';
import { readRequest } from '#app/consult/requests/request-reader.server.ts';
import { openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { tester } from '../site/admin.ts';
import { openStore, submission } from '../site/storage.ts';
import { testDatabase, testFolder } from '../site/test-place.ts';
import { runDying } from './database/run-dying.ts';
import { keyring } from './database/test-key.ts';

const actions: ActName[] = ['retained', 'note'];

test.each(
  ['sqlite', 'postgres'].flatMap((kind) => actions.map((action) => [kind, action] as const)),
)(
  'CF-4: on %s, killed between the effect of the link %s and its record, changes nothing, and the link still works',
  async (kind, action) => {
    const dataDir = await testFolder();
    const databaseUrl = kind === 'postgres' ? await testDatabase() : '';
    const open = () => openDatabase({ dataDir, databaseUrl });
    const before = await open();
    const { receipt } = await openStore({ db: before, keyring }).accept(submission());
    const { reference } = receipt;
    await before.close();

    await runDying('dying-link', dataDir, databaseUrl, reference, action);

    const db = await open();
    const storage = { db, keyring };
    const rows = async () => ({
      used: (await db.query.selectFrom('used_link').selectAll().execute()).length,
      records: (await db.query.selectFrom('access_record').selectAll().execute()).length,
      notes: (await db.query.selectFrom('note').selectAll().execute()).length,
      changes: (await db.query.selectFrom('status_change').selectAll().execute()).length,
    });
    expect(await rows()).toEqual({ used: 0, records: 0, notes: 0, changes: 0 });
    const link = { reference, action, id: `${reference}.${action}.1` };
    const input = { note: '다시 전화', appointmentAt: null };
    expect(await followLink(storage, tester, link, input)).toBe('done');
    expect(await rows()).toEqual(
      action === 'note'
        ? { used: 1, records: 1, notes: 1, changes: 0 }
        : { used: 1, records: 1, notes: 0, changes: 1 },
    );
    const found = await readRequest(storage, tester, reference);
    expect(found?.request).toMatchObject({ status: action === 'note' ? 'new' : 'retained' });
    await db.close();
  },
);
