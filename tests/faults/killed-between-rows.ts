import { expect, test } from 'vitest';
import { openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { testDatabase, testFolder } from '../site/test-place.ts';
import { runDying } from './database/run-dying.ts';

test.each(['sqlite', 'postgres'])(
  'on %s, killed between a request and its outbox, each request has both or neither',
  async (kind) => {
    const dataDir = await testFolder();
    const databaseUrl = kind === 'postgres' ? await testDatabase() : '';
    await runDying('dying', dataDir, databaseUrl);

    const db = await openDatabase({ dataDir, databaseUrl });
    const requests = await db.query.selectFrom('consultation').select('id').execute();
    const deliveries = await db.query.selectFrom('outbox').select('consultation_id').execute();
    expect(requests.length).toBeLessThan(3);
    expect(deliveries.map((row) => row.consultation_id).toSorted()).toEqual(
      requests.map(({ id }) => id).toSorted(),
    );
    await db.close();
  },
);
