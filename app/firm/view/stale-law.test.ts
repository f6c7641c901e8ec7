import { describe, expect, test } from 'vitest';
import { lawAsOf } from '#app/law/amendments.ts';
import { holidaysKnown, knownYears } from '#app/law/deadlines/holidays.ts';
import { lawFacts } from '../law-facts/law-facts.ts';
import { asOfNote, lawReminders } from './stale-law.ts';

const termsOn = (day: string) => lawReminders(day).map(({ term }) => term);

test('the calculators claim no newer law than the texts that were read', () => {
  const read = Object.values(lawFacts)
    .filter(({ source }) => source === 'text')
    .map(({ textAsOf }) => textAsOf);
  expect(lawAsOf <= (read.toSorted().at(-1) ?? '')).toBe(true);
  for (const { textAsOf, checkedOn } of Object.values(lawFacts)) {
    expect(textAsOf <= checkedOn).toBe(true);
  }
});

describe('the note under a calculator', () => {
  test('says that later changes may be missing', () => {
    expect(asOfNote(lawAsOf)).toMatch(
      /현재 법령으로 계산했습니다\. 그 뒤 바뀐 것은 반영하지 못했습니다/,
    );
  });

  test.each(['2027-01-02', '2027-06-01', '2028-03-01'])(
    'asks on %s, more than half a year later, to call first',
    (day) => {
      expect(asOfNote(day)).toMatch(
        /현재 법령으로 계산했습니다\. 반년이 지나 .* 전화로 확인해 주세요\.$/,
      );
    },
  );
});

describe('the reminders of the firm', () => {
  test('are empty for half a year after the law was read', () => {
    expect(termsOn('2026-11-28')).toEqual([]);
  });

  test('name near changes of the law, and the calculators after half a year', () => {
    const terms = termsOn('2027-01-02');
    expect(terms).toEqual([
      '2026년 세제개편안',
      '농사짓는 분의 농지 취득세 감면',
      '계산기가 따르는 법',
    ]);
  });

  test('count the facts that nobody has read again', () => {
    const found = lawReminders('2027-06-01').find(({ term }) => term === '법을 읽은 날');
    expect(found?.text).toMatch(/^근거 \d+개를 읽은 지 반년이 넘었습니다 · .*law-review\.md/);
  });

  test('name a year without known holidays from two months before it', () => {
    const { last } = knownYears();
    const missing = `${last + 1}년 공휴일`;
    expect(termsOn(`${last}-10-31`)).not.toContain(missing);
    expect(termsOn(`${last}-11-03`)).toContain(missing);
    expect(holidaysKnown('2028-03-01')).toBe(false);
    expect(termsOn('2028-03-01')).toContain('2028년 공휴일');
  });
});
