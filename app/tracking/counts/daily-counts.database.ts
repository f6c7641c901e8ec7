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

const ad = { utm_source: 'naver', utm_medium: 'cpc' };

test('adds the counts of several processes, by day, conversion and source', async () => {
  const other = await vault.openAgain();
  const [one, two] = [createDailyCounts(vault.db, log), createDailyCounts(other, log)];
  one.add('phone', ad);
  one.add('phone', ad);
  one.add('request', {});
  two.add('phone', ad);
  await Promise.all([one.flush(), two.flush()]);
  two.add('phone', ad);
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

test('counts each campaign of a source by itself', async () => {
  const counts = createDailyCounts(vault.db, log);
  counts.add('phone', ad);
  for (const name of ['봄', '봄', ' 봄\n', '가을', 'kim@example.com']) {
    counts.add('phone', { ...ad, utm_campaign: name });
    await counts.flush();
  }
  counts.add('kakao', { utm_campaign: '봄' });
  await counts.flush();
  const found = await readCounts(vault.db, '2000-01-01', '2999-12-31');
  expect(found.map(({ day: _, ...count }) => Object.values(count).join(' ')).toSorted()).toEqual([
    'kakao direct 봄 1',
    'phone naver_ads  1',
    'phone naver_ads * 1',
    'phone naver_ads 가을 1',
    'phone naver_ads 봄 3',
  ]);
});

test('DG-4: a flood of invented campaigns is counted, and takes a limited number of rows a day', async () => {
  const other = await vault.openAgain();
  const [one, two] = [createDailyCounts(vault.db, log), createDailyCounts(other, log)];
  one.add('phone', { ...ad, utm_campaign: 'ours' });
  await one.flush();
  for (let n = 0; n < 1_000; n += 1) {
    one.add('phone', { ...ad, utm_campaign: `invented ${n}` });
    two.add('kakao', { utm_campaign: `invented ${n}` });
  }
  await Promise.all([one.flush(), two.flush()]);
  one.add('phone', { ...ad, utm_campaign: 'ours' });
  one.add('phone', ad);
  await one.flush();
  const found = await readCounts(vault.db, '2000-01-01', '2999-12-31');
  const sum = (rows: typeof found) => rows.reduce((total, { count }) => total + count, 0);
  expect(sum(found)).toBe(2_003);
  const named = found.filter(({ campaign }) => !['', '*'].includes(campaign));
  expect(named).toHaveLength(200);
  expect(found.find(({ campaign }) => campaign === 'ours')?.count).toBe(2);
  expect(found.length).toBeLessThanOrEqual(203);
  await other.close();
});

test('keeps counts that cannot be written, and writes them later', async () => {
  let fail = true;
  const failing: typeof vault.db = {
    ...vault.db,
    exclusively: (work) => (fail ? Promise.reject(new Error('no')) : vault.db.exclusively(work)),
  };
  const counts = createDailyCounts(failing, log);
  counts.add('kakao', {});
  await counts.flush();
  fail = false;
  counts.add('kakao', {});
  await counts.flush();
  expect(await readCounts(vault.db, '2000-01-01', '2999-12-31')).toMatchObject([{ count: 2 }]);
});

test('logs counts that cannot be written without the id of the first request', async () => {
  const lines: string[] = [];
  const ownLog = createLog('debug', { write: (line) => lines.push(line) });
  const exclusively = () => Promise.reject(new Error('no'));
  const counts = createDailyCounts({ ...vault.db, exclusively }, ownLog);
  currentRequest.run('r-1', () => counts.add('kakao', {}));
  // Uses real timers, because fake ones do not carry the async context under test.
  await vi.waitFor(() => expect(lines.join('')).toContain('counts_not_written'), LONGEST_WAIT);
  expect(lines.join('')).not.toContain('requestId');
});
