import { expect, test } from 'vitest';
import { createPageWords } from './page-words.ts';

const synonyms = [
  { said: ['… 돌아가셨', '… 돌아가심'], means: '가족이 돌아가신 뒤 할 일' },
  { said: ['관할', '관할 법원', '부산'], means: '어느 법원' },
  { said: ['어느 법원'], means: '마지막 주소지 가정법원' },
  { said: ['새엄마'], means: '의붓자녀' },
  { said: ['엄마'], means: '어머니' },
  { said: ['빛'], means: '빚' },
  { said: ['유산'], means: '상속재산' },
];
const inPageWords = createPageWords(synonyms, ['유산 나누기', '심판청구서 쓰기']);

test.each([
  ['엄마', '어머니'],
  ['엄마가  남긴 집', '어머니가 남긴 집'],
  ['새엄마도', '의붓자녀도'],
  ['빛이 많아요', '빚이 많아요'],
  ['달빛', '달빛'],
  ['관할법원', '마지막 주소지 가정법원'],
  ['관할', '마지막 주소지 가정법원'],
  ['아버지가 돌아가셨어요.', '가족이 돌아가신 뒤 할 일'],
  ['돌아가셨습니다', '가족이 돌아가신 뒤 할 일'],
  ['아버지가 돌아가셨는데 빛이 많아요', '빚이 많아요'],
  ['엄마가 돌아가셨어요. 아빠도 돌아가셨어요!', '가족이 돌아가신 뒤 할 일'],
  ['할아버지가 돌아가시면', '할아버지가 돌아가시면'],
  ['유산', '유산'],
  ['상속포기', '상속포기'],
  ['', ''],
  ['(?:[', '(?:['],
])('%s is searched for as %s', (typed, words) => {
  expect(inPageWords(typed)).toBe(words);
});

test.each([
  ['the title of a page', ['어느 법원에 내나요?'], '관할 법원', '어느 법원'],
  ['a name of a page', ['부산광역시', '부산시'], '부산 해운대구', '부산 해운대구'],
])('a word of %s stays', (_, titles, typed, words) => {
  expect(createPageWords(synonyms, titles)(typed)).toBe(words);
});

test('without synonyms, every query stays', () => {
  expect(createPageWords([], [])('아버지가 돌아가셨어요')).toBe('아버지가 돌아가셨어요');
});
