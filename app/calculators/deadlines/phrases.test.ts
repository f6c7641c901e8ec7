import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInWords } from '#app/law/day-in-words.ts';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import { daysOffFrom } from '#app/law/deadlines/holidays.ts';
import { anyFacts } from '../../../tests/law/any-facts.ts';
import { basisText, dayOffName, explainDeadlineDoubt, lengthText } from './phrases.ts';

test.each([
  [{ months: 3 }, '3개월'],
  [{ months: 120 }, '10년'],
  [{ days: 5 }, '5일'],
])('%o is %s', (length, text) => {
  expect(lengthText(length)).toBe(text);
});

test('the basis names the event and the length', () => {
  const [, renunciation] = deadlinesOf({ death: '2026-11-30', knew: '2026-11-30' });
  expect(renunciation && basisText(renunciation.basis)).toBe('돌아가신 것을 안 날부터 3개월');
});

test.each([
  ['2027-02-28', 'civil', ['일요일', '3·1절']],
  ['2027-12-25', 'civil', ['성탄절', '일요일', '성탄절 대체공휴일']],
  ['2023-01-24', 'civil', ['설날 대체공휴일']],
  ['2027-05-03', 'civil', ['노동절 대체공휴일']],
  ['2025-06-03', 'civil', ['대통령선거 임시공휴일']],
  ['2025-05-05', 'civil', ['어린이날, 부처님 오신 날', '부처님 오신 날 대체공휴일']],
  ['2026-07-17', 'civil', ['제헌절', '토요일', '일요일']],
  ['2025-05-01', 'tax', ['노동절(근로자의 날)']],
] as const)('the days off from %s for %s', (day, whose, names) => {
  expect(daysOffFrom(day, whose).map(dayOffName)).toEqual(names);
});

test('writes a day with its Korean weekday', () => {
  expect(dayInWords('2027-02-10')).toBe('2027. 2. 10. 수');
});

test('explains every doubt in any case with a sentence and articles', () => {
  const explained = fc.property(anyFacts, (facts) => {
    for (const doubt of deadlinesOf(facts).flatMap(({ unsettled }) => unsettled)) {
      const { text, articles } = explainDeadlineDoubt(doubt);
      expect(text).toMatch(/(?:니다|세요)\.$/);
      expect(articles).not.toEqual([]);
    }
  });
  fc.assert(explained);
});
