import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutRoom } from './disk-room.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'room-'));
});
afterAll(() => rm(folder, { recursive: true }));

const withCode = (errcode: number) => Object.assign(new Error('x'), { errcode });

// tests/faults/disk-full.ts has disks without room.
test.each([
  ['the disk has room, and fails', withCode(4874), '.'],
  ['the disk has room, and the file cannot be opened', withCode(14), '.'],
  ['there is no folder', withCode(14), 'none'],
  ['the database is damaged', withCode(11), '.'],
  ['SQLite says itself that the disk is full', withCode(13), '.'],
  ['the error is not of SQLite', new Error('x'), '.'],
])('the error stays where %s', async (_, error, below) => {
  expect(withoutRoom(error, join(folder, below, 'site.sqlite'))).toBe(error);
  expect(await readdir(folder)).toEqual([]);
});
