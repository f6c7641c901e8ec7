import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterIdle } from './after-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('MF-6: runs once, a second after the page is idle', () => {
  const waiting: (() => void)[] = [];
  const requestIdleCallback = (run: () => void) => waiting.push(run);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const run = vi.fn();
  afterIdle(run);
  vi.advanceTimersByTime(60_000);
  expect(run, 'the page is busy').not.toHaveBeenCalled();
  for (const idle of waiting) idle();
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('MF-6: runs once in a browser that has no idle callback', () => {
  vi.stubGlobal('window', {});
  const run = vi.fn();
  afterIdle(run);
  vi.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['slow-2g', 0],
  ['2g', 1],
  ['4g', 1],
])('MF-6: on a connection of %s it runs %i times', (effectiveType, times) => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { connection: { effectiveType } });
  const run = vi.fn();
  afterIdle(run);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(times);
});
