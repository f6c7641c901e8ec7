import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#app/consult/storage/database.server.ts';
import { createDatabase, dropDatabase } from '../site/postgres.ts';
import { runDying } from './database/run-dying.ts';
import { sealRow } from './database/test-key.ts';

test.each(['sqlite', 'postgres'])(
  '4: on %s, killed between a request and its outbox, each request has both or neither',
  async (kind) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'between-'));
    const databaseUrl = kind === 'postgres' ? await createDatabase(inject('postgresUrl')) : '';
    await runDying('dying', dataDir, databaseUrl);

    const db = await openDatabase({ dataDir, databaseUrl, sealRow });
    const requests = await db.query.selectFrom('consultation').select('id').execute();
    const deliveries = await db.query.selectFrom('outbox').select('consultation_id').execute();
    expect(requests.length).toBeLessThan(3);
    expect(deliveries.map((row) => row.consultation_id).toSorted()).toEqual(
      requests.map(({ id }) => id).toSorted(),
    );
    await db.close();
    if (databaseUrl) await dropDatabase(databaseUrl);
    await rm(dataDir, { recursive: true });
  },
  30_000,
);
