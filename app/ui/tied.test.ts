import { expect, test } from 'vitest';
import { tied, tiedTexts } from './tied.ts';

/** Spaces that do not break, as they are seen in a test. */
const shown = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  ['2026년 9월 16일에 끝났습니다.', '2026년_9월_16일에 끝났습니다.'],
  ['2026. 3. 17. 전에', '2026._3._17. 전에'],
  ['2026. 12. 1. (화) 14:00에', '2026._12._1._(화)_14:00에'],
  ['2027. 2. 5. 금, 2027. 2. 5. 금요일', '2027._2._5._금, 2027._2._5. 금요일'],
  ['11월 10일에 끝납니다.', '11월_10일에 끝납니다.'],
  ['민법 제1019조 제1항', '민법_제1019조_제1항'],
  ['민법 부칙 제12조, 상증법 제2조 제2호', '민법 부칙_제12조, 상증법_제2조_제2호'],
  ['대법원 2013다73520 판결', '대법원_2013다73520 판결'],
  ['대법원 2023. 3. 23. 2020그42', '대법원_2023._3._23. 2020그42'],
  ['돌아가신 것을 안 날부터', '돌아가신 것을 안_날부터'],
  ['6억 4천만 원까지', '6억_4천만_원까지'],
])('%s', (text, expected) => {
  expect(shown(tied(text))).toBe(expected);
});

test('every text within is tied, and nothing else is changed', () => {
  const entry = { day: '2026-03-17', rows: [{ now: '2026. 3. 17. 이후', order: 10, on: true }] };
  const [row] = tiedTexts(entry).rows;
  expect(row && shown(row.now)).toBe('2026._3._17. 이후');
  expect(tiedTexts(entry)).toEqual({ ...entry, rows: [{ ...entry.rows[0], now: row?.now }] });
});
