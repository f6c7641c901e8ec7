import { expect, test, vi } from 'vitest';
import { createLineOutput } from './line-output.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A disk with room for `room` bytes, or a pipe whose reader sleeps. */
function setUp() {
  const place = { room: Number.POSITIVE_INFINITY, code: 'ENOSPC', text: '' };
  const output = createLineOutput((bytes) => {
    const taken = bytes.subarray(0, place.room);
    if (taken.byteLength === 0) throw Object.assign(new Error(), { code: place.code });
    place.room -= taken.byteLength;
    place.text += Buffer.from(taken).toString();
    return taken.byteLength;
  });
  async function write(...lines: string[]): Promise<void> {
    for (const line of lines) output.write(`${line}\n`);
    await nextTurn();
  }
  return { place, output, write };
}

test('lines of one turn are written at once, and whole', async () => {
  const { place, write } = setUp();
  await write('one', 'two');
  expect(place.text).toBe('one\ntwo\n');
});

test('a full disk drops and counts lines, and their number is logged once the disk has room again', async () => {
  const { place, output, write } = setUp();
  await write('before');
  place.room = 3;
  await write('torn line', 'lost');
  await write('lost too');
  expect(output.dropped()).toBe(3);
  place.room = Number.POSITIVE_INFINITY;
  await write('after');
  const [before, torn, missing, after] = place.text.split('\n');
  expect([before, torn, after]).toEqual(['before', 'tor', 'after']);
  expect(JSON.parse(missing ?? '')).toMatchObject({ event: 'log_lines_dropped', count: 3 });
  await write('more');
  expect(place.text.match(/log_lines_dropped/g)).toHaveLength(1);
});

test('a full pipe gets the rest later, in order', async () => {
  const { place, output, write } = setUp();
  place.code = 'EAGAIN';
  place.room = 3;
  await write('torn line');
  await write('next');
  expect(place.text).toBe('tor');
  place.room = Number.POSITIVE_INFINITY;
  await vi.waitFor(() => expect(place.text).toBe('torn line\nnext\n'), 10_000);
  expect(output.dropped()).toBe(0);
});
