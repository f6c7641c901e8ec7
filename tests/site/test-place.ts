import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { createDatabase, dropDatabase } from './postgres.ts';

/** An empty folder, removed when the test has finished. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty PostgreSQL database, dropped when the test has finished. */
export async function testDatabase(): Promise<string> {
  const url = await createDatabase(inject('postgresUrl'));
  onTestFinished(() => dropDatabase(url));
  return url;
}
