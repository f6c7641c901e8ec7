import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/site/test-place.ts';
import { beginRun, endRun } from './run-marker.ts';

const NOBODY = 2 ** 22 + 1;

/** A data folder in which a server with this process id was started. */
async function folderOf(pid: number, boot?: string): Promise<string> {
  const folder = await testFolder();
  beginRun(folder);
  const file = join(folder, 'running');
  const run = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...run, pid, ...(boot && { boot }) }));
  return folder;
}

test('reports a killed server at the next start', async () => {
  expect(beginRun(await folderOf(NOBODY))).toBe(true);
  expect(beginRun(await folderOf(process.pid)), 'in a container, where each has one id').toBe(true);
});

test('reports a power cut even if another program now has the server’s process id', async () => {
  expect(beginRun(await folderOf(process.ppid, 'of the start before'))).toBe(true);
});

test('does not report a server that was asked to end or never began', async () => {
  const folder = await testFolder();
  expect(beginRun(folder)).toBe(false);
  endRun(folder);
  expect(beginRun(folder)).toBe(false);
});

test('does not report a server that is still running', async () => {
  expect(beginRun(await folderOf(process.ppid))).toBe(false);
});

test('tolerates a marker file that cannot be read or written', async () => {
  const folder = await testFolder();
  writeFileSync(join(folder, 'running'), '{"pid"');
  expect(beginRun(folder)).toBe(false);
  expect(beginRun(join(folder, 'missing'))).toBe(false);
  expect(() => endRun(join(folder, 'missing'))).not.toThrow();
});
