// @module-tag long
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog, currentRequest } from '#app/platform/log.ts';
import { openTestStorage, type TestStorage } from '../../../tests/site/storage.ts';
import { LONGEST_WAIT } from '../../../tests/timeouts.ts';
import { createDailyCounts, readCounts } from './daily-counts.ts';

let vault: TestStorage;
beforeEach(async () => {
  vault = await openTestStorage();
});
afterEach(() => vault.close());

const log = createLog('silent');

test('adds the counts of several processes, by day, conversion and source', async () => {
  const other = await vault.openAgain();
  const [one, two] = [createDailyCounts(vault.db, log), createDailyCounts(other, log)];
  one.add('phone', 'naver_ads');
  one.add('phone', 'naver_ads');
  one.add('request', 'direct');
  two.add('phone', 'naver_ads');
  await Promise.all([one.flush(), two.flush()]);
  two.add('phone', 'naver_ads');
  await two.flush();
  const found = await readCounts(vault.db, '2000-01-01', '2999-12-31');
  expect(found.map(({ conversion, source, count }) => [conversion, source, count])).toEqual([
    ['phone', 'naver_ads', 4],
    ['request', 'direct', 1],
  ]);
  expect(found[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await readCounts(vault.db, '2000-01-01', '2000-12-31')).toEqual([]);
  await other.close();
});

test('keeps counts that cannot be written, and writes them later', async () => {
  let fail = true;
  const failing: typeof vault.db = {
    ...vault.db,
    exclusively: (work) => (fail ? Promise.reject(new Error('no')) : vault.db.exclusively(work)),
  };
  const counts = createDailyCounts(failing, log);
  counts.add('kakao', 'direct');
  await counts.flush();
  fail = false;
  counts.add('kakao', 'direct');
  await counts.flush();
  expect(await readCounts(vault.db, '2000-01-01', '2999-12-31')).toMatchObject([{ count: 2 }]);
});

test('logs counts that cannot be written without the id of the first request', async () => {
  const lines: string[] = [];
  const ownLog = createLog('debug', { write: (line) => lines.push(line) });
  const exclusively = () => Promise.reject(new Error('no'));
  const counts = createDailyCounts({ ...vault.db, exclusively }, ownLog);
  currentRequest.run('r-1', () => counts.add('kakao', 'direct'));
  // Uses real timers, because fake ones do not carry the async context under test.
  await vi.waitFor(() => expect(lines.join('')).toContain('counts_not_written'), LONGEST_WAIT);
  expect(lines.join('')).not.toContain('requestId');
});
