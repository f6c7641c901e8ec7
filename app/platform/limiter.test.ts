import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLimiter } from './limiter.ts';

const open = (most?: number) =>
  createLimiter({
    name: 'x',
    points: 2,
    duration: 60,
    ...(most !== undefined && { most }),
  });
const keys = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('a limiter in memory', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('refuses until the time is over', async () => {
    const limiter = open();
    expect(limiter.wait('a')).toBeNull();
    expect(await limiter.take('a', 2)).toBeNull();
    expect(limiter.wait('a')).toBeNull();
    expect(await limiter.take('a', 1)).toBe(60);
    vi.advanceTimersByTime(20_000);
    expect(limiter.wait('a')).toBe(40);
    expect(await limiter.take('a', 1)).toBe(40);
    vi.advanceTimersByTime(40_000);
    expect(await limiter.take('a', 2)).toBeNull();
  });

  test('forgets the key within its limit that was asked for longest ago', async () => {
    const limiter = open(3);
    for (const key of ['a', 'b', 'c']) await limiter.take(key, 1);
    await limiter.take('a', 1);
    await limiter.take('d', 1);
    // There was room for `a`, which had two; `b` starts again.
    expect(await limiter.take('a', 1)).not.toBeNull();
    expect(await limiter.take('b', 2)).toBeNull();
  });

  test('keys that come once, in any number, free none that is refused', async () => {
    const limiter = open(10);
    await limiter.take('a', 3);
    for (const key of keys(1_000, 'once')) expect(await limiter.take(key, 2)).toBeNull();
    expect(await limiter.take('a', 1)).not.toBeNull();
    // Ten more that are refused do.
    for (const key of keys(10, 'over')) await limiter.take(key, 3);
    expect(limiter.wait('a')).toBeNull();
  });

  test('what a forgotten key gives back is no credit', async () => {
    const limiter = open(1);
    await limiter.take('a', 2);
    await limiter.take('b', 1);
    await limiter.giveBack('a', 2);
    await limiter.take('a', 2);
    expect(await limiter.take('a', 1)).not.toBeNull();
  });
});

test('any number of keys takes no more memory than the bound allows', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const limiter = open();
  const before = process.memoryUsage().heapUsed;
  for (const key of keys(50_000, 'refused')) await limiter.take(key, 3);
  for (const key of keys(50_000, 'once')) await limiter.take(key, 1);
  collect();
  // It is 9 MB, and 43 MB without the bounds.
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(25);
  expect(limiter.wait('refused49999')).not.toBeNull();
}, 120_000);
