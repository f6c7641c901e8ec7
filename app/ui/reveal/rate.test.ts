import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce, throttle } from './rate.ts';
import { DEBOUNCE_MS, THROTTLE_MS } from './reveal.behaviour.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('SR-3: a scroll handler runs at most once in 99 ms, and after the last scroll', () => {
  const act = vi.fn();
  const scrolled = throttle(act, THROTTLE_MS);
  for (let ms = 0; ms < 300; ms++) {
    scrolled();
    vi.advanceTimersByTime(1);
  }
  expect(act).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(99);
  expect(act).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(5);
});

test('SR-3: a resize recalculates at once, and once more 50 ms after the last', () => {
  const act = vi.fn();
  const resized = debounce(act, DEBOUNCE_MS);
  for (let ms = 0; ms < 300; ms++) {
    resized();
    vi.advanceTimersByTime(1);
  }
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(48);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  resized();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(3);
});
