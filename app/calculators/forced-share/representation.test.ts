import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fragmentOf, valueIn } from '../parts/fragment-text.ts';
import { answer } from './answer.ts';
import { factsOf } from './facts.ts';
import { headline } from './headline.ts';
import { emptyBenefit, example, type Input, InputSchema } from './input.ts';

const 억 = 100_000_000n;

/** One of two grandchildren in a late child's place, beside the other child; nothing is left. */
const grandchild: Input = {
  ...example,
  me: 'grandchild',
  children: 2,
  grandchildren: 2,
  childSpouse: false,
  estate: 0n,
  debts: null,
  benefits: [],
};

function given(part: Partial<Input['benefits'][number]>): Input {
  return { ...grandchild, benefits: [{ ...emptyBenefit, amount: 8n * 억, ...part }] };
}

function baseOf(input: Input): bigint {
  const found = answer(input);
  if (found.state !== 'claim') throw new Error(`no claim, but ${found.state}`);
  return found.base;
}

describe('a gift to someone who represents: before or after the represented person died', () => {
  const other = { to: 'grandchild-1' };

  test.each(['grandchild-1', 'me'])('no figure until it is answered, for %s', (to) => {
    const found = answer(given({ to }));
    expect(found).toMatchObject({ state: 'ratio', missing: ['첫 번째 증여·유증의 받은 때'] });
    expect(headline(found).text).toContain('받은 때');
  });

  test('before: like an outsider’s gift; after: in full', () => {
    expect(baseOf(given({ ...other, representation: 'before', when: 'before' }))).toBe(0n);
    expect(baseOf(given({ ...other, representation: 'before', when: 'year' }))).toBe(8n * 억);
    expect(
      baseOf(given({ ...other, representation: 'before', when: 'before', knownHarm: true })),
    ).toBe(8n * 억);
    expect(baseOf(given({ ...other, representation: 'after', when: 'before' }))).toBe(8n * 억);
  });

  test('the late child’s widow represents as well', () => {
    const widow = { to: 'child-spouse', when: 'before' as const };
    const family = { ...given(widow), childSpouse: true };
    expect(answer(family).state).toBe('ratio');
    expect(baseOf({ ...given({ ...widow, representation: 'before' }), childSpouse: true })).toBe(
      0n,
    );
  });

  test('is not asked of others, nor of a will', () => {
    expect(answer(given({ to: 'child-1' })).state).toBe('claim');
    expect(answer({ ...given({ ...other, kind: 'legacy' }), estate: 8n * 억 }).state).toBe('claim');
  });

  test('what the late child got is the representatives’, and no will gives to the dead', () => {
    const late = given({ to: 'late-child', when: 'before' });
    const found = answer(late);
    expect(found).toMatchObject({ state: 'claim', base: 8n * 억 });
    expect(found.state === 'claim' && found.claim.ownBenefit).toBe(4n * 억);
    expect(answer(given({ to: 'late-child', kind: 'legacy' }))).toMatchObject({
      missing: ['첫 번째 증여·유증의 받은 분'],
    });
  });

  test('goes to the firm and stays in the link; older links ask again', () => {
    const input = given({ ...other, representation: 'before', when: 'before' });
    expect(factsOf(input, answer(input)).join('\n')).toMatch(
      /다른 손주 8억 원 \(먼저 사망한 분이 돌아가시기 전, 1년보다 전/,
    );
    expect(v.parse(InputSchema, valueIn(fragmentOf('x', input), 'x'))).toEqual(input);
    const { representation: _, ...older } = {
      ...emptyBenefit,
      amount: '800000000',
      to: 'me',
      reward: null,
    };
    const plain = valueIn(fragmentOf('x', grandchild), 'x') as object;
    const back = v.parse(InputSchema, { ...plain, benefits: [older] });
    expect(answer(back).state).toBe('ratio');
  });
});
