import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answerSince1991 } from '../shares/answer.ts';
import { FamilyCodeSchema, familyCodeOf } from '../shares/family-code.ts';
import { nobody, type ShareInput } from '../shares/input.ts';
import { inputInWords } from '../shares/input-in-words.ts';
import type { Relative } from '../shares/relative.ts';
import { fragmentOf, valueIn } from '../state/fragment-text.ts';
import { type Benefits, withAmount } from './benefits.ts';

const 억 = 100_000_000n;

/** A child and two grandchildren by a child who died before; the estate is 8억. */
function family(benefits: Benefits, late: Relative = { status: 'predeceased' }): ShareInput {
  return {
    ...nobody,
    estate: 8n * 억,
    children: [{}, { ...late, children: [{ benefits }, {}] }],
  };
}

const amounts = (input: ShareInput) =>
  answerSince1991(input).division?.heirs.map(({ concrete }) => concrete) ?? [];

describe('time of a gift to a representative', () => {
  test('shows no concrete shares until it is answered', () => {
    const found = answerSince1991(family({ gifts: 2n * 억 }));
    expect(found.division).toBeNull();
    expect(found.lacking).toMatch(/둘째의 자녀 1/);
    expect(answerSince1991(family({ legacies: 2n * 억 })).division, 'a will').not.toBeNull();
    const own: ShareInput = {
      ...nobody,
      estate: 8n * 억,
      children: [{ benefits: { gifts: 2n * 억 } }, {}],
    };
    expect(answerSince1991(own).division, 'who represents nobody').not.toBeNull();
  });

  test('counts a gift as an advance only after the represented person died', () => {
    expect(amounts(family({ gifts: 2n * 억, giftTime: 'before' }))).toEqual([
      '4억 원',
      '2억 원',
      '2억 원',
    ]);
    expect(amounts(family({ gifts: 2n * 억, giftTime: 'after' }))).toEqual([
      '5억 원',
      '5,000만 원',
      '2억 5,000만 원',
    ]);
  });

  test.each(['simultaneous', 'disqualified', 'forfeited'] as const)(
    'is asked and counts alike if the represented child is %s',
    (status) => {
      expect(answerSince1991(family({ gifts: 2n * 억 }, { status })).division).toBeNull();
      expect(amounts(family({ gifts: 2n * 억, giftTime: 'before' }, { status }))).toEqual([
        '4억 원',
        '2억 원',
        '2억 원',
      ]);
    },
  );

  test('charges the excess of a representative to the branch first and marks that as unsettled', () => {
    const { division } = answerSince1991(family({ gifts: 4n * 억, giftTime: 'after' }));
    expect(division?.heirs.map(({ concrete, over }) => [concrete, over])).toEqual([
      ['6억 원', false],
      ['0원', true],
      ['2억 원', false],
    ]);
    expect(division?.reasons.map(({ text }) => text)).toContain(
      '둘째의 자녀 2: 함께 대신 상속하는 분이 상속분보다 많이 받은 금액까지 빼면 200,000,000원입니다.',
    );
    const borneByAll = /초과분은 나머지 상속인이/;
    expect(division?.reasons.map(({ text }) => text).join()).not.toMatch(borneByAll);
    expect(division?.unsettled.flatMap(({ articles }) => articles)).toContain('심판 2012느합5');
    const beyond = answerSince1991(family({ gifts: 20n * 억, giftTime: 'after' })).division;
    expect(beyond?.heirs.map(({ concrete }) => concrete)).toEqual(['8억 원', '0원', '0원']);
    expect(beyond?.reasons.map(({ text }) => text).join()).toMatch(borneByAll);
  });

  test('is part of the facts for the firm and of the link', () => {
    const input = family({ gifts: 2n * 억, giftTime: 'before' });
    expect(inputInWords(input, answerSince1991(input)).join('\n')).toMatch(
      /생전 증여 2억 원 \(둘째.* 전\)/,
    );
    const link = fragmentOf('shares', familyCodeOf(input));
    expect(v.parse(FamilyCodeSchema, valueIn(link, 'shares'))).toEqual(input);
  });

  test('is removed with the gift', () => {
    const given: Benefits = { gifts: 1n, giftTime: 'before' };
    expect(withAmount(given, 'gifts', null)).toBeUndefined();
    expect(withAmount(given, 'legacies', 2n)).toEqual({ ...given, legacies: 2n });
    expect(withAmount({ ...given, legacies: 2n }, 'gifts', null)).toEqual({ legacies: 2n });
  });
});
