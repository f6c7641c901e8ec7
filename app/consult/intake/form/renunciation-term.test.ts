import { expect, test } from 'vitest';
import { renunciationTerm } from './renunciation-term.ts';

test('names the term and the working day before the holidays on which it would end', () => {
  expect(renunciationTerm('2026-11-10', '2026-11-10', '2026-11-26')).toMatchObject({
    name: '상속포기·한정승인',
    end: '2027-02-10',
    daysLeft: 76,
    safe: { day: '2027-02-05', why: '설 연휴' },
  });
});

test('a weekend before the last day needs no earlier one', () => {
  expect(renunciationTerm('2026-08-28', '2026-08-28', '2026-11-26')).toMatchObject({
    end: '2026-11-30',
    daysLeft: 4,
    safe: null,
  });
});

test('counts from the day on which the death became known, and says when the term has passed', () => {
  expect(renunciationTerm('2026-05-06', '2026-08-28', '2026-11-26')?.end).toBe('2026-11-30');
  expect(renunciationTerm('2026-05-06', '2026-05-06', '2026-11-26')?.daysLeft).toBeLessThan(0);
  expect(renunciationTerm('2026-12-01', '2026-12-01', '2026-11-26')).toBeNull();
});
