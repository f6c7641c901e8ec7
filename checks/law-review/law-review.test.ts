import { expect, test } from 'vitest';
import type { LawFact } from '#app/firm/law-facts/fact.ts';
import { calculatorUnits } from './calculator-units.ts';
import { lawReview, oldFacts } from './document.ts';
import { copyUnits, listUnits, phraseUnits, unitFaults } from './phrase-units.ts';
import { contentUnits, guideUnits, type PlacedUnit } from './site-units.ts';

const read = (checkedOn: string) => ({ checkedOn, textAsOf: checkedOn });
const facts: Record<string, LawFact> = {
  '1.1': { says: '순위', basis: '민법 제1000조', source: 'text', ...read('2026-11-20') },
  '1.8': { says: '대습', basis: '99다13157', source: 'secondary', ...read('2026-05-01') },
  '1.13': { says: '조부모', basis: '판례 없음', source: 'unsettled', ...read('2026-11-20') },
};

const siteUnits = async () => [
  ...(await contentUnits(process.cwd())),
  ...guideUnits('tests/firm'),
  ...calculatorUnits(),
];

test('lists the least certain facts first, each with its source, its sentences and room for a signature', () => {
  const units: PlacedUnit[] = [
    { place: '/shares', text: `${'가'.repeat(70)}`, facts: ['1.1', '1.13'] },
    { place: '/questions#a', text: '둘 | 셋', facts: ['1.1'] },
  ];
  const rows = lawReview(units, facts)
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  const long = `\`/shares\` ${'가'.repeat(60)}…`;
  expect(rows).toEqual([
    `| 1.13 | 조부모 | 판례 없음 | 미확정 | 2026-11-20 | ${long} | | | |`,
    '| 1.8 | 대습 | 99다13157 | 2차 자료 | 2026-05-01 | 없음 | | | |',
    `| 1.1 | 순위 | 민법 제1000조 | 조문 확인 | 2026-11-20 | ${long}<br>\`/questions#a\` 둘 \\| 셋 | | | |`,
  ]);
});

test('lists facts that were last read more than the given number of days ago', () => {
  expect(oldFacts('2026-10-28', 180, facts)).toEqual([]);
  expect(oldFacts('2026-10-29', 180, facts)).toEqual(['1.8 (2026-05-01)']);
});

test('every sentence has its facts', async () => {
  expect(unitFaults(await siteUnits())).toEqual([]);
});

test('every unit has a page and a complete sentence', async () => {
  for (const { place, text } of await siteUnits()) {
    expect(place).toMatch(/^\/\S*( \([\w.-]+\))?$/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  }
});

test.each([
  [
    'a code without facts',
    phraseUnits('/a', { code: '상속합니다.' }, { code: [] }),
    '/a (code): 근거가',
  ],
  ['a sentence of a list without facts', listUnits('/a', ['하나', '둘'], [['1.1']]), '/a: 근거가'],
  [
    'a hint that says what the law is',
    copyUnits('/a', { b: '3개월 안에 신고합니다.' }, {}),
    '/a (b): 근거가',
  ],
  ['a hint that names an article', copyUnits('/a', { b: { c: '제1조' } }, {}), '/a (b.c): 근거가'],
  [
    'an article that none of its rows is about',
    phraseUnits('/a', { code: '봅니다(민법 제1026조).' }, { code: ['3.1'] }),
    '/a (code): 근거에 민법 1026조에',
  ],
  [
    'an article cited beside the sentence',
    phraseUnits('/a', { code: '봅니다.' }, { code: ['3.1'] }, () => ['민법 제1026조']),
    '/a (code): 근거에 민법 1026조에',
  ],
  ['a path that is not there', copyUnits('/a', { b: '글' }, { c: ['1.1'] }), '/a (c): 그런 글이'],
])('%s is a fault', (_, units, message) => {
  expect(unitFaults(units)).toEqual([expect.stringContaining(message)]);
});

test('facts of a group cover the hints inside it', () => {
  const copy = {
    table: { intro: '표', basis: '민법 제1000조' },
    day: (day: string) => `${day}까지`,
  };
  expect(copyUnits('/a', copy, { table: ['1.1'], day: ['8.1'] })).toEqual([
    { place: '/a (table)', text: '표 민법 제1000조', facts: ['1.1'] },
    { place: '/a (day)', text: '…까지', facts: ['8.1'] },
  ]);
});
