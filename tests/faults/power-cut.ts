import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { SITE, startSite } from '../site/server.ts';
import { testFolder } from '../site/test-place.ts';
import { sendForm } from '../site/visitors.ts';
import { LONGEST_WAIT } from '../timeouts.ts';
import { type FailingDisk, makeFailingDisk } from './disk/disk.ts';

let disk: FailingDisk;
let dataDir: string;
beforeEach(async () => {
  disk = await makeFailingDisk();
  dataDir = await testFolder();
});
afterEach(() => disk.remove());

/** Runs the writer until it has acknowledged this many requests, then cuts its power. Resolves with the references. */
async function writeAndDie(count: number, synchronous: 'full' | 'normal'): Promise<string[]> {
  const writer = spawn(process.execPath, ['tests/faults/disk/writer.ts', dataDir, synchronous], {
    env: { ...process.env, ...disk.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === count) writer.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

function read(folder: string) {
  const database = new DatabaseSync(databaseFile(folder));
  const all = (query: string) => database.prepare(query).all();
  const found = {
    integrity: all('pragma integrity_check'),
    references: new Set(all('select reference from consultation').map((row) => row.reference)),
  };
  database.close();
  return found;
}

test('a power cut loses no acknowledged request', async () => {
  const acknowledged = await writeAndDie(250, 'full');
  const { integrity, references } = read(disk.image);
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
  expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([]);
});

test('a power cut loses acknowledged requests with less synchronisation, so the cut is a real one', async () => {
  const acknowledged = await writeAndDie(250, 'normal');
  const { references } = read(disk.image);
  expect(acknowledged.filter((reference) => !references.has(reference)).length).toBeGreaterThan(0);
});

/** References whose delivery the database has recorded. */
function delivered(folder: string): string[] {
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
  const rows = database
    .prepare(
      'select reference from consultation join outbox on consultation.id = outbox.consultation_id where delivered_at is not null',
    )
    .all();
  database.close();
  return rows.map(({ reference }) => String(reference));
}

test('a power cut loses no file that counts as delivered', async () => {
  const site = await startSite(disk.environment, SITE, { dataDir });
  for (let form = 0; form < 10; form++) expect((await sendForm(site.url)).status).toBe(201);
  await vi.waitFor(() => expect(delivered(dataDir)).toHaveLength(10), LONGEST_WAIT);
  await site.kill();
  const references = delivered(disk.image);
  expect(references).toHaveLength(10);
  for (const reference of references) {
    const file = await readFile(join(disk.image, `${reference}.eml`), 'utf8');
    expect(file).toBe(await readFile(join(dataDir, 'outbox', `${reference}.eml`), 'utf8'));
  }
});
