// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { load } from '../load/load.ts';

const REQUESTS = 200;
const KILLS = 20;

// Concurrent, because they mostly wait: for the leases of the killed workers and for the SMTP server's greetings.
test.concurrent.for(['sqlite', 'postgres'] as const)(
  `killed ${KILLS} times under load with %s, the site has every request that it acknowledged, and each arrives`,
  async (database, { expect, onTestFinished }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'test-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const { acknowledged, sinks } = await load({
      database,
      dataDir,
      requests: REQUESTS,
      kills: KILLS,
    });
    const nothingLost = expect.objectContaining({ missing: 0, unknown: 0 });
    expect(sinks).toEqual({
      database: nothingLost,
      mail: nothingLost,
      file: nothingLost,
      webhook: nothingLost,
    });
    expect(acknowledged).toBeGreaterThanOrEqual(REQUESTS);
    if (database === 'postgres') return;
    const file = new DatabaseSync(databaseFile(dataDir));
    expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    file.close();
  },
);
