import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { headline, sentenceOf } from './headline.ts';
import { emptyBenefit, example, type Input, OUTSIDER } from './input.ts';
import { inputInWords } from './input-in-words.ts';

const 억 = 100_000_000n;

/** Two children without a spouse, debts or gifts, unless `part` adds them. */
function claimed(part: Partial<Input>): Input {
  return { ...example, debts: null, benefits: [], noGifts: true, ...part };
}

function legacy(to: string, amount: bigint) {
  return { ...emptyBenefit, kind: 'legacy' as const, to, amount };
}

function gift(to: string, amount: bigint, part: object = {}) {
  return { ...emptyBenefit, to, amount, ...part };
}

const sentence = (input: Input) => sentenceOf(headline(answer(input)));

describe('open questions in the sentence of the figure', () => {
  test.each<[string, Partial<Input>, RegExp]>([
    [
      'a will: everything or a fraction bears debts (2022다220014): 2억, not 3억',
      { estate: 10n * 억, debts: 2n * 억, benefits: [legacy('child-1', 10n * 억)] },
      /3억 원이지만, .*포괄유증.* 달라집니다\.$/,
    ],
    [
      'a will for an outsider',
      { estate: 10n * 억, debts: 1n, benefits: [legacy(OUTSIDER, 9n * 억)] },
      /포괄유증/,
    ],
    [
      'a will that leaves enough',
      { estate: 10n * 억, debts: 1n, benefits: [legacy(OUTSIDER, 1n * 억)] },
      /없지만, .*포괄유증/,
    ],
    [
      'debts beyond the estate: limited acceptance (2020다247428)',
      {
        me: 'spouse',
        children: 0,
        parents: 0,
        estate: 230_000_000n,
        debts: 575_000_000n,
        benefits: [gift(OUTSIDER, 10n * 억)],
      },
      /6억 7,250만 원이지만, 한정승인.*달라집니다\.$/,
    ],
    [
      'debts beyond what is left once the will is carried out',
      { estate: 10n * 억, debts: 2n * 억, benefits: [legacy(OUTSIDER, 10n * 억)] },
      /포괄유증.*이거나 한정승인을/,
    ],
    ['a gift to another heir, who may have renounced (2020다267620)', example, /포기했으면/],
  ])('%s', (_, part, says) => {
    const input = claimed(part);
    expect(sentence(input)).toMatch(says);
    expect(inputInWords(input, answer(input)).at(-1), 'what goes to the firm').toMatch(says);
  });

  test.each<[string, Partial<Input>]>([
    ['nobody got anything', {}],
    ['a gift to an outsider', { benefits: [gift(OUTSIDER, 20n * 억)] }],
    ['a will without debts', { estate: 10n * 억, benefits: [legacy(OUTSIDER, 9n * 억)] }],
    [
      'a will that leaves enough, and no debts',
      { estate: 10n * 억, debts: 0n, benefits: [legacy(OUTSIDER, 1n * 억)] },
    ],
    ['an own gift', { benefits: [gift('me', 억)] }],
    ['debts below the estate', { debts: 4n * 억, benefits: [gift(OUTSIDER, 20n * 억)] }],
    ['nothing to compute from', { debts: 90n * 억, benefits: [legacy(OUTSIDER, 억)] }],
  ])('none: %s', (_, part) => {
    expect(sentence(claimed(part))).not.toMatch(/달라집니다/);
  });
});
