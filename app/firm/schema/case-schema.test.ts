import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { CaseSchema } from './case-schema.ts';

afterEach(() => {
  vi.useRealTimers();
});

const accepted = (period: string) => v.is(CaseSchema.entries.period, period);

test('refuses a case that begins in the future, by the date in Korea', () => {
  // In Korea it is 1 January 2027.
  vi.useFakeTimers({ now: new Date('2026-12-31T15:30:00Z') });
  expect(
    ['2026년 12월부터 1년', '2027년', '2027년, 7개월', '2027년 1월, 7개월'].map(accepted),
  ).toEqual([true, true, true, true]);
  expect(['2027년 2월', '2027년 12월부터', '2028년'].map(accepted)).toEqual([false, false, false]);
});
