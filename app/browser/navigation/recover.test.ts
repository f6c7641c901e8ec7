import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimReloadAttempt } from './recover.ts';

let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('CH-2: allows one reload of a path in ten seconds, recorded in the marker', () => {
  expect(claimReloadAttempt('/privacy?a=1#b')).toBe(true);
  expect(JSON.parse(stored.get('reload') ?? '')).toEqual({
    path: '/privacy?a=1#b',
    expires: 1_010_000,
  });
  vi.advanceTimersByTime(10_000);
  expect(claimReloadAttempt('/privacy?a=1#b')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(claimReloadAttempt('/privacy?a=1#b')).toBe(true);
});

test('CH-2: allows a reload of another path in that time', () => {
  expect(claimReloadAttempt('/privacy')).toBe(true);
  expect(claimReloadAttempt('/')).toBe(true);
  expect(claimReloadAttempt('/')).toBe(false);
});

test.each(['', 'no JSON', 'null', '7', '{"path":"/"}', '{"path":"/","expires":"never"}'])(
  'CH-2: ignores the invalid marker %j',
  (text) => {
    stored.set('reload', text);
    expect(claimReloadAttempt('/')).toBe(true);
  },
);

test('CH-2: allows reloads when storage is blocked', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
  expect(claimReloadAttempt('/')).toBe(true);
  expect(claimReloadAttempt('/')).toBe(true);
});
