import { expect, test } from 'vitest';
import { legalDates, missedInWords, nearestInWords } from './legal-dates.ts';

const today = '2026-11-20';
const dates = (diedOn: string | null, facts: string | null = null) =>
  legalDates({ diedOn, facts }, today);

test('lists deadlines that have passed first, then the nearest', () => {
  const found = dates('2026-08-31')?.dates ?? [];
  const days = found.map(({ day }) => day);
  expect(days).toEqual(days.toSorted());
  expect(found[0]).toMatchObject({ rule: 'death-report', daysLeft: -51 });
  expect(found.find(({ daysLeft }) => daysLeft >= 0)).toMatchObject({
    rule: 'renunciation',
    day: '2026-11-30',
    daysLeft: 10,
  });
});

test('names the first deadline that has passed, unless its lapse costs no right', () => {
  expect(missedInWords(dates('2026-05-06'))).toBe('2026. 8. 6. 상속포기·한정승인 기한 지남');
  expect(missedInWords(dates('2026-08-31'))).toBe('');
});

test('reads the days from the lines of the calculator', () => {
  const facts = '기한\n돌아가신 날 2026. 8. 1. 토\n사망을 아신 날 2026. 8. 31. 월';
  expect(dates(null, facts)).toMatchObject({ death: '2026-08-01', knew: '2026-08-31' });
  expect(dates('2026-08-02', facts)).toMatchObject({ death: '2026-08-02', knew: '2026-08-31' });
  // Known before the death, or not yet.
  expect(dates('2026-09-01', facts)).toMatchObject({ knew: '2026-09-01' });
  expect(dates('2026-08-01', '사망을 아신 날 2027. 1. 1. 금')?.knew).toBe('2026-08-01');
});

test('reads the declaration of absence from the lines, because nobody knew of the death before it', () => {
  const facts =
    '기한\n돌아가신 날 2019. 3. 1. 금\n실종선고를 받은 날 2026. 9. 10. 목\n사망을 아신 날 2026. 9. 10. 목';
  const found = dates(null, facts);
  expect(found).toMatchObject({ death: '2019-03-01', knew: '2026-09-10' });
  expect(nearestInWords(found)).toBe('2026. 12. 10.까지 상속포기·한정승인 기한');
  expect(nearestInWords(dates('2019-03-01', '실종선고를 받은 날 2027. 1. 4. 월'))).toBe('');
});

test.each([null, '2026-02-30', '2026-11-21', '<script>'])('no deadlines for %s', (death) => {
  expect(dates(death)).toBeNull();
  expect(nearestInWords(dates(death))).toBe('');
});

test.each([
  ['2026-08-31', '2026. 11. 30.까지 상속포기·한정승인 기한'],
  ['2026-09-18', '2026. 12. 18.까지 상속포기·한정승인 기한'],
  // 32 days away, and the report of the death, which is nearer, is not named.
  ['2026-09-22', ''],
  // Deadlines that have passed are not named. The next one is the tax return, 132 days away.
  ['2026-08-15', ''],
])('a death on %s adds "%s" to the subject', (death, words) => {
  expect(nearestInWords(dates(death))).toBe(words);
});
