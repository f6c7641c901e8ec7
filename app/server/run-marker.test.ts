import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/site/test-place.ts';
import { beginRun, endRun } from './run-marker.ts';

const NOBODY = 2 ** 22 + 1;

/** A folder on which a server with this id ran, or runs. */
async function folderOf(pid: number, boot?: string): Promise<string> {
  const folder = await testFolder();
  beginRun(folder);
  const file = join(folder, 'running');
  const run = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...run, pid, ...(boot && { boot }) }));
  return folder;
}

test('a server that was killed is told of at the next start', async () => {
  expect(beginRun(await folderOf(NOBODY))).toBe(true);
  expect(beginRun(await folderOf(process.pid)), 'in a container, where each has one id').toBe(true);
});

test('a power cut is told of where another program has its id now', async () => {
  expect(beginRun(await folderOf(process.ppid, 'of the start before'))).toBe(true);
});

test('one that was asked to end, or never began, is not', async () => {
  const folder = await testFolder();
  expect(beginRun(folder)).toBe(false);
  endRun(folder);
  expect(beginRun(folder)).toBe(false);
});

test('one that still runs beside it is not', async () => {
  expect(beginRun(await folderOf(process.ppid))).toBe(false);
});

test('a file that cannot be read or written is no reason not to serve', async () => {
  const folder = await testFolder();
  writeFileSync(join(folder, 'running'), '{"pid"');
  expect(beginRun(folder)).toBe(false);
  expect(beginRun(join(folder, 'missing'))).toBe(false);
  expect(() => endRun(join(folder, 'missing'))).not.toThrow();
});
