import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBatches } from './batches.ts';

/** Batches that finish when the test settles them. */
function setUp(isItemError?: (error: unknown) => boolean) {
  const begun: string[][] = [];
  const ends: ReturnType<typeof Promise.withResolvers<void>>[] = [];
  const add = createBatches<string, string>({
    async work(items) {
      begun.push([...items]);
      const end = Promise.withResolvers<void>();
      ends.push(end);
      await end.promise;
      return items.map((item) => item.toUpperCase());
    },
    ...(isItemError && { isItemError }),
  });
  const beginning = (count: number) =>
    vi.waitFor(() => expect(begun).toHaveLength(count), { interval: 1, timeout: 10_000 });
  return { add, begun, ends, beginning };
}

test('items that arrive at once, and those that arrive meanwhile, share a batch', async () => {
  const { add, begun, ends, beginning } = setUp();
  const first = [add('a'), add('b')];
  await beginning(1);
  const second = [add('c'), add('d'), add('e')];
  ends[0]?.resolve();
  expect(await Promise.all(first)).toEqual(['A', 'B']);
  await beginning(2);
  ends[1]?.resolve();
  expect(await Promise.all(second)).toEqual(['C', 'D', 'E']);
  expect(begun).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
});

test('a crowd is split into several batches', async () => {
  const add = createBatches<number, number>({
    work: async (items) => items.map(() => items.length),
  });
  const sizes = await Promise.all(Array.from({ length: 40 }, (_, index) => add(index)));
  expect(Math.max(...sizes)).toBe(16);
  expect(sizes).toHaveLength(40);
});

describe('a failure', () => {
  test('rejects all items of its batch, and the next batch succeeds', async () => {
    const { add, ends, beginning } = setUp();
    const both = Promise.allSettled([add('a'), add('b')]);
    await beginning(1);
    const later = add('c');
    ends[0]?.reject(new Error('lost'));
    for (const one of await both) expect(one).toMatchObject({ reason: { message: 'lost' } });
    await beginning(2);
    ends[1]?.resolve();
    expect(await later).toBe('C');
  });

  test('makes the items run one by one if one of them caused it', async () => {
    const add = createBatches<string, string>({
      isItemError: (error) => error instanceof RangeError,
      async work(items) {
        if (items.includes('bad')) throw new RangeError();
        return items;
      },
    });
    const results = await Promise.allSettled([add('a'), add('bad'), add('b')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('a batch that hangs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('does not block other items, even later ones', async () => {
    const { add, begun, ends } = setUp();
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    void add('hangs');
    await turn();
    for (const item of ['a', 'b']) {
      await vi.advanceTimersByTimeAsync(1_000);
      const later = add(item);
      await vi.advanceTimersByTimeAsync(250);
      expect(begun.at(-1)).toEqual([item]);
      ends.at(-1)?.resolve();
      expect(await later).toBe(item.toUpperCase());
    }
  });
});
