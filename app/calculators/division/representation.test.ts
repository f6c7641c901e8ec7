import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { computed, factsOf } from '../shares/answer.ts';
import { type Kin, nobody, type ShareInput } from '../shares/input.ts';
import { InputSchema } from '../shares/possible.ts';
import { type Benefits, BenefitsSchema, withAmount } from './benefits.ts';

const 억 = 100_000_000n;

/** A child, and two of a child who died before; 8억 are left. */
function family(benefits: Benefits, late: Kin = { s: 'predeceased' }): ShareInput {
  return { ...nobody, estate: 8n * 억, children: [{}, { ...late, c: [{ b: benefits }, {}] }] };
}

const amounts = (input: ShareInput) =>
  computed(input).division?.heirs.map(({ concrete }) => concrete) ?? [];

describe('what a representing heir was given: before or after the represented person died', () => {
  test('no concrete shares until it is answered', () => {
    const found = computed(family({ g: 2n * 억 }));
    expect(found.division).toBeNull();
    expect(found.lacking).toMatch(/둘째의 자녀 1/);
    expect(computed(family({ l: 2n * 억 })).division, 'a will').not.toBeNull();
    const own: ShareInput = { ...nobody, estate: 8n * 억, children: [{ b: { g: 2n * 억 } }, {}] };
    expect(computed(own).division, 'who represents nobody').not.toBeNull();
  });

  test('before: no advance; after: one', () => {
    expect(amounts(family({ g: 2n * 억, t: 'before' }))).toEqual(['4억 원', '2억 원', '2억 원']);
    expect(amounts(family({ g: 2n * 억, t: 'after' }))).toEqual([
      '5억 원',
      '5,000만 원',
      '2억 5,000만 원',
    ]);
  });

  test.each(['simultaneous', 'disqualified', 'forfeited'] as const)(
    'so it is where the represented child is %s',
    (s) => {
      expect(computed(family({ g: 2n * 억 }, { s })).division).toBeNull();
      expect(amounts(family({ g: 2n * 억, t: 'before' }, { s }))).toEqual([
        '4억 원',
        '2억 원',
        '2억 원',
      ]);
    },
  );

  test('goes to the firm, and stays in the link', () => {
    const input = family({ g: 2n * 억, t: 'before' });
    expect(factsOf(input, computed(input)).join('\n')).toMatch(/생전 증여 2억 원 \(둘째.* 전\)/);
    expect(v.parse(BenefitsSchema, { g: '200000000', t: 'before' })).toEqual({
      g: 2n * 억,
      t: 'before',
    });
    expect(v.safeParse(InputSchema, { ...nobody, children: [{ b: { t: 'never' } }] }).success).toBe(
      false,
    );
  });

  test('goes with the gift when that is taken away', () => {
    const given: Benefits = { g: 1n, t: 'before' };
    expect(withAmount(given, 'g', null)).toBeUndefined();
    expect(withAmount(given, 'l', 2n)).toEqual({ ...given, l: 2n });
    expect(withAmount({ ...given, l: 2n }, 'g', null)).toEqual({ l: 2n });
  });
});
