import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { divideEstate, type Estate } from '#app/law/division/division.ts';
import { explainDivision, explainDivisionDoubt } from './phrases.ts';

const estate: Estate = {
  death: '2024-04-24',
  won: 90_000_000n,
  shares: ['a', 'b'].map((person) => ({ person, fraction: new Fraction(1, 2) })),
  gifts: [{ person: 'a', won: 10_000_000n, reward: 1n }],
  contributions: [{ person: 'b', won: 20_000_000n }],
};

test('explains each part with its amounts', () => {
  const { parts } = divideEstate(estate);
  const texts = parts.map(({ reasons }) => reasons.map((reason) => explainDivision(reason).text));
  expect(texts).toEqual([
    ['80,000,000원의 2분의\u00a01에서 이미 받은 10,000,000원을 빼면 30,000,000원입니다.'],
    [
      '정해진 기여분 20,000,000원을 먼저 받습니다.',
      '80,000,000원의 2분의\u00a01, 곧 40,000,000원입니다.',
    ],
  ]);
});

test('explains the division and its unsettled points', () => {
  const { reasons, unsettled } = divideEstate(estate);
  expect(unsettled).toHaveLength(1);
  for (const { text, articles } of [
    ...reasons.map(explainDivision),
    ...unsettled.map(explainDivisionDoubt),
  ]) {
    expect(text).toMatch(/니다\.$/);
    expect(articles).not.toEqual([]);
  }
});
