import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/site/test-place.ts';
import { beginRun, endRun } from './run-marker.ts';

const HOUR = 3_600_000;
const NOBODY = 2 ** 22 + 1;

/** A folder on which a server with this id ran, or runs. */
async function folderOf(pid: number, toldAt = 0): Promise<string> {
  const folder = await testFolder();
  writeFileSync(join(folder, 'running'), JSON.stringify({ pid, toldAt }));
  return folder;
}

test('a server that was killed is told of at the next start, once an hour', async () => {
  const folder = await folderOf(NOBODY);
  expect(beginRun(folder)).toBe(true);
  expect(beginRun(folder)).toBe(false);
  expect(beginRun(await folderOf(NOBODY, Date.now() - HOUR / 2))).toBe(false);
  expect(beginRun(await folderOf(NOBODY, Date.now() - 2 * HOUR))).toBe(true);
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
