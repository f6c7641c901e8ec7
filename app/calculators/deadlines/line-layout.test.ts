import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';
import { anyFacts } from '../../../tests/law/any-facts.ts';
import { layOut } from './line-layout.ts';

const lay = (facts: DeadlineFacts, today = '') => layOut(facts, deadlinesOf(facts), today);
const atOnce = (death: string) => ({ death, knew: death });

describe('the line of a death that was known at once', () => {
  const layout = lay(atOnce('2026-11-10'));

  test('matches the design: one row of labels above it, one below', () => {
    expect(layout.labels.map(({ name, side }) => `${side} ${name}`)).toEqual([
      'office 사망신고',
      'office 상속세·취득세 신고',
      'office 안심상속 신청',
      'court 상속포기·한정승인',
      'court 다른 상속인을 빼는 청구',
      'court 유류분 청구',
    ]);
    for (const { y, side } of layout.labels) {
      expect(y).toBe(side === 'office' ? 30 : layout.y + 50);
    }
    expect(layout.labels.map(({ turn }) => turn)).toEqual([
      'right',
      'right',
      'left',
      'right',
      'right',
      'left',
    ]);
  });

  test('spans a year to scale, with a tick on the first of each month', () => {
    expect(layout.labels.at(-1)?.at).toBe(100);
    expect(layout.labels[1]?.at).toBeCloseTo((202 / 365) * 100, 5);
    expect(layout.ticks).toHaveLength(12);
  });

  test('leaves terms beyond its end to the list', () => {
    expect([...layout.inWords]).toEqual(['spouse-division', 'forced-share-10y']);
  });
});

test('extends the line when the death became known a year later', () => {
  const layout = lay({ death: '2026-01-31', knew: '2027-01-20' });
  expect(layout.knew?.at).toBeCloseTo((354 / 719) * 100, 5);
  expect(layout.labels.at(-1)).toMatchObject({ name: '유류분 청구', at: 100 });
  expect(layout.inWords.has('renunciation')).toBe(false);
});

test('marks a date as passed from the day after it', () => {
  const passed = (today: string) =>
    lay(atOnce('2026-11-10'), today).labels.filter(({ passed }) => passed).length;
  expect(['', '2026-12-09', '2026-12-10'].map(passed)).toEqual([0, 0, 1]);
});

test('lays out any case with each term once, on the drawing or in words', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { labels, inWords, height, y } = lay(facts, '2027-01-01');
      const drawn = labels.flatMap(({ ids }) => ids);
      expect([...drawn, ...inWords].sort()).toEqual(
        deadlinesOf(facts)
          .map(({ rule }) => rule.id)
          .sort(),
      );
      for (const label of labels) {
        expect(label.at).toBeGreaterThanOrEqual(0);
        expect(label.at).toBeLessThanOrEqual(100);
        expect(label.y).toBeGreaterThanOrEqual(30);
        expect(label.y).toBeLessThan(height);
        expect(label.y < y).toBe(label.side === 'office');
      }
    }),
    { numRuns: 150 },
  );
});
