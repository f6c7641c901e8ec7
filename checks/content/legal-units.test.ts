import { expect, test } from 'vitest';
import { legalUnits } from './legal-units.ts';

test('takes an object with facts as a unit, with its text except the citation', () => {
  const step = {
    act: '그대로 둡니다.',
    why: '[처분하면]\u00a0상속합니다.',
    basis: '제1026조',
    facts: ['3.6'],
  };
  expect(
    legalUnits({ situations: { items: [{ id: 'debt', label: '빚', steps: [step] }] } }),
  ).toEqual({
    units: [
      {
        path: ['situations', 'items', 'debt', 'steps', '0'],
        text: '그대로 둡니다. 처분하면 상속합니다.',
        facts: ['3.6'],
      },
    ],
    faults: [],
  });
});

test('assigns the text of a nested unit only to that unit', () => {
  const next = [{ name: '결정', basis: '제1019조', facts: ['3.1'] }];
  const { units } = legalUnits({ root: { name: '사망', basis: '제997조', facts: ['12.1'], next } });
  expect(units.map(({ text }) => text)).toEqual(['사망', '결정']);
});

test.each([
  [
    'an article beside no facts',
    { how: [{ text: '셉니다.', basis: '제157조' }] },
    'how.0: basis가',
  ],
  ['several articles', { hero: { basis: ['민법 제1000조', '제1001조'] } }, 'hero: basis가'],
  ['a decision', { a: { basis: '대법원 2020그42' } }, 'a: basis가'],
  ['facts without a row', { a: { basis: '제157조', facts: [] } }, 'a: basis가'],
  ['a text that names an article', { notes: ['그렇게 봅니다(제1015조).'] }, 'notes.0: 법을'],
  ['a sentence of law', { head: { intro: '3개월 안에 신고합니다.' } }, 'head.intro: 법을'],
  [
    'an article that no row is about',
    { a: { text: '봅니다(제1026조).', basis: '제1019조', facts: ['3.1'] } },
    'a: facts에 민법 1026조에',
  ],
  ['an unknown row', { a: { text: '글', facts: ['3.1', '99.9'] } }, 'a: facts: 99.9은'],
])('%s is a fault', (_, value, message) => {
  const faults = legalUnits(value).faults.map(({ path, message: said }) => `${path}: ${said}`);
  expect(faults).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['the firm itself', { basis: '상담 안내', answer: ['네.'] }],
  ['another act', { text: '비밀을 지킵니다(변호사법 제26조).', basis: '변호사법 제26조' }],
  ['the facts of an example', { facts: '자녀가 둘입니다.' }],
  ['the facts of a consent', { facts: [{ term: '목적', text: '상담' }] }],
])('%s needs no row', (_, value) => {
  expect(legalUnits(value)).toEqual({ units: [], faults: [] });
});
