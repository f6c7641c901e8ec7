import { expect, test } from 'vitest';
import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import { articlesWithoutRow } from './cited-rows.ts';

test.each<[string, LawFactId[], string[]]>([
  ['민법 제1019조 제1항·제1026조', ['3.1', '3.6'], []],
  ['민법 제1019조 제1항·제1026조', ['3.1'], ['민법 1026']],
  ['나눕니다(상증법 제67조). 봅니다(제1013조).', ['7.1', '5.4'], []],
  ['| 상증법 제67조 |\n| 제1013조 |', ['7.1'], ['민법 1013']],
  ['상속세 및 증여세법 제69조–제71조', ['7.8'], []],
  ['제1041조–제1043조', ['3.7'], []],
  ['제1041조–제1045조', ['3.7'], ['민법 1044', '민법 1045']],
  ['민법 부칙(법률 제21454호) 제2조·제3조, 제1115조', ['4.5'], []],
  ['제1008조의2', ['5.2'], ['민법 1008의2']],
  ['주택임대차보호법 제9조', ['6.7'], ['주택임대차보호법 9']],
  ['국민연금법 제3조 제2항·제73조', ['21.8'], []],
])('%s with %s lacks %s', (text, facts, expected) => {
  expect(articlesWithoutRow(text, facts)).toEqual(expected);
});
