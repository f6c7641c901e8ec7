import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLimiter } from './limiter.ts';

const open = (most?: number) =>
  createLimiter({ points: 2, duration: 60, ...(most !== undefined && { most }) });
const keys = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('a limiter in memory', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('refuses until the time is over', () => {
    const limiter = open();
    expect(limiter.wait('a')).toBeNull();
    expect(limiter.take('a', 2)).toBeNull();
    expect(limiter.wait('a')).toBeNull();
    expect(limiter.take('a', 1)).toBe(60);
    vi.advanceTimersByTime(20_000);
    expect(limiter.wait('a')).toBe(40);
    expect(limiter.take('a', 1)).toBe(40);
    vi.advanceTimersByTime(40_000);
    expect(limiter.take('a', 2)).toBeNull();
  });

  test('keeps its windows when the system clock is set', () => {
    const limiter = open();
    limiter.take('a', 3);
    vi.setSystemTime(Date.now() - 24 * 3600_000);
    expect(limiter.wait('a')).toBe(60);
    vi.advanceTimersByTime(60_000);
    expect(limiter.take('a', 2)).toBeNull();
  });

  test('never limits an unknown sender', () => {
    const limiter = open();
    expect([limiter.take(null, 3), limiter.take(null, 3), limiter.wait(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('evicts the least recently used key within its limit', () => {
    const limiter = open(3);
    for (const key of ['a', 'b', 'c']) limiter.take(key, 1);
    limiter.take('a', 1);
    limiter.take('d', 1);
    // There was room for `a`, which had two; `b` starts again.
    expect(limiter.take('a', 1)).not.toBeNull();
    expect(limiter.take('b', 2)).toBeNull();
  });

  test('keys that come once, in any number, free none that is refused', () => {
    const limiter = open(10);
    limiter.take('a', 3);
    for (const key of keys(1_000, 'once')) expect(limiter.take(key, 2)).toBeNull();
    expect(limiter.take('a', 1)).not.toBeNull();
    // Ten more that are refused do.
    for (const key of keys(10, 'over')) limiter.take(key, 3);
    expect(limiter.wait('a')).toBeNull();
  });

  test('an evicted key gets no credit for what it gives back', () => {
    const limiter = open(1);
    limiter.take('a', 2);
    limiter.take('b', 1);
    limiter.giveBack('a', 2);
    limiter.take('a', 2);
    expect(limiter.take('a', 1)).not.toBeNull();
  });
});

test('any number of keys takes no more memory than the bound allows', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const limiter = open();
  const before = process.memoryUsage().heapUsed;
  for (const key of keys(50_000, 'refused')) limiter.take(key, 3);
  for (const key of keys(50_000, 'once')) limiter.take(key, 1);
  collect();
  // It is 9 MB, and 43 MB without the bounds.
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(25);
  expect(limiter.wait('refused49999')).not.toBeNull();
}, 120_000);
