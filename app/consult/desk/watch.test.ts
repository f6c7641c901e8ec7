import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#app/platform/log.ts';
import { createWatch } from './watch.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const raised: unknown[][] = [];
const alerts = { raise: (...words: unknown[]) => void raised.push(words) };
const log = createLog('silent');
const checks = vi.fn(async () => {});
const unavailable = ['database_unavailable', {}];

/** Watches a channel whose oldest delivery has these ages, in hours, one a minute; null: unreadable. */
async function watchAges(...ages: (number | null)[]): Promise<unknown[][]> {
  raised.length = 0;
  const minutes = ages.length - 1;
  const watch = createWatch({
    dataDir: '/nowhere',
    checkDatabase: checks,
    async readBacklog() {
      const age = ages.shift();
      if (age === null) throw new Error('no database');
      return [{ channel: 'mail', waiting: 3, stuck: 1, oldestSeconds: (age ?? 0) * 3600 }];
    },
    readOldestRequest: async () => null,
    alerts,
    log,
  });
  watch.start();
  await vi.advanceTimersByTimeAsync(60_000 * minutes);
  watch.stop();
  return raised;
}
const late = (hours: number) => ['deliveries_late', { channel: 'mail', count: 3, hours }];

test('alerts once at each step', async () => {
  expect(await watchAges(0.9, 1, 1.1, 5.9, 6, 47, 48, 500)).toEqual([late(1), late(6), late(48)]);
});

test('alerts at start for the current step', async () => {
  expect(await watchAges(50, 51)).toEqual([late(48)]);
});

test('alerts again for a new delay', async () => {
  expect(await watchAges(2, 0, 2)).toEqual([late(1), late(1)]);
});

test('alerts once while the database cannot be read', async () => {
  expect(await watchAges(null, null, 0, null)).toEqual([unavailable, unavailable]);
});

test('alerts again each day on which it cannot', async () => {
  checks
    .mockImplementationOnce(async () => {})
    .mockImplementationOnce(async () => void vi.setSystemTime(Date.now() + 24 * 3_600_000));
  expect(await watchAges(null, null, null)).toEqual([unavailable, unavailable]);
});

test('does not alert when the database was busy for a moment', async () => {
  checks.mockRejectedValueOnce(new Error('busy'));
  expect(await watchAges(0)).toEqual([]);
});

test('does not alert after it was stopped', async () => {
  await watchAges(0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(raised).toEqual([]);
});

const HOUR = 3_600_000;

/**
 * Runs `looks` checks without a backup and returns the alerts, except those about the disk.
 *
 * @param age age of the oldest request in hours; null: no request
 */
async function watchBackups(age: () => Promise<number | null>, looks = 1) {
  raised.length = 0;
  const readOldestRequest = vi.fn(async () => {
    const hours = await age();
    return hours === null ? null : Date.now() - hours * HOUR;
  });
  const readBacklog = async () => [];
  const watch = createWatch({
    dataDir: '/nowhere',
    checkDatabase: checks,
    readBacklog,
    readOldestRequest,
    alerts,
    log,
  });
  watch.start();
  for (let look = 1; look <= looks; look += 1) {
    // The watch reads the file of the last backup first.
    await vi.waitFor(() =>
      expect(readOldestRequest.mock.calls.length).toBeGreaterThanOrEqual(look),
    );
    await vi.advanceTimersByTimeAsync(60_000);
  }
  watch.stop();
  return raised.filter(([kind]) => kind !== 'disk_full');
}

test.each<[number | null, unknown[][]]>([
  [null, []],
  [1, []],
  [47.9, []],
  [48.1, [['never_backed_up', { hours: 48 }]]],
  [1000, [['never_backed_up', { hours: 1000 }]]],
])('alerts on a missing backup by the age of the oldest request: %s hours', async (age, told) => {
  expect(await watchBackups(async () => age)).toEqual(told);
});

test('alerts once a day that no backup was ever made, and not again after a failed read', async () => {
  const never = ['never_backed_up', { hours: 50 }];
  expect(await watchBackups(async () => 50, 5)).toEqual([never]);
  const ages = [50, new Error('no database'), 50];
  const age = async () => {
    const next = ages.shift() ?? 50;
    if (next instanceof Error) throw next;
    return next;
  };
  expect(await watchBackups(age, 3)).toEqual([never]);
});
