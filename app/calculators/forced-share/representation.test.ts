import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fragmentOf, valueIn } from '../state/fragment-text.ts';
import { answer } from './answer.ts';
import { headline } from './headline.ts';
import { emptyBenefit, example, type Input, InputSchema } from './input.ts';
import { inputInWords } from './input-in-words.ts';

const 억 = 100_000_000n;

/** One of two grandchildren who represent a late child, with another child alive and no estate. */
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

describe('a gift to a representative before or after the represented person died', () => {
  const other = { to: 'grandchild-1' };

  test.each(['grandchild-1', 'me'])('has no figure until its time is answered, for %s', (to) => {
    const found = answer(given({ to }));
    expect(found).toMatchObject({ state: 'ratio', missing: ['첫 번째 증여·유증의 받은 때'] });
    expect(headline(found).text).toContain('받은 때');
  });

  test('counts like an outsider’s gift if before, and in full if after', () => {
    expect(baseOf(given({ ...other, representation: 'before', when: 'before' }))).toBe(0n);
    expect(baseOf(given({ ...other, representation: 'before', when: 'year' }))).toBe(8n * 억);
    expect(
      baseOf(given({ ...other, representation: 'before', when: 'before', knownHarm: true })),
    ).toBe(8n * 억);
    expect(baseOf(given({ ...other, representation: 'after', when: 'before' }))).toBe(8n * 억);
  });

  test('can be a gift to the late child’s widow', () => {
    const widow = { to: 'child-spouse', when: 'before' as const };
    const family = { ...given(widow), childSpouse: true };
    expect(answer(family).state).toBe('ratio');
    expect(baseOf({ ...given({ ...widow, representation: 'before' }), childSpouse: true })).toBe(
      0n,
    );
  });

  test('is not asked about for other recipients, nor for a will', () => {
    expect(answer(given({ to: 'child-1' })).state).toBe('claim');
    expect(answer({ ...given({ ...other, kind: 'legacy' }), estate: 8n * 억 }).state).toBe('claim');
  });

  test('counts for the representatives if the late child got it, while a will cannot give to the dead', () => {
    const late = given({ to: 'late-child', when: 'before' });
    const found = answer(late);
    expect(found).toMatchObject({ state: 'claim', base: 8n * 억 });
    expect(found.state === 'claim' && found.claim.ownBenefit).toBe(4n * 억);
    expect(answer(given({ to: 'late-child', kind: 'legacy' }))).toMatchObject({
      missing: ['첫 번째 증여·유증의 받은 분'],
    });
  });

  test('keeps its time in the facts and in the link, and is asked about again for older links', () => {
    const input = given({ ...other, representation: 'before', when: 'before' });
    expect(inputInWords(input, answer(input)).join('\n')).toMatch(
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

describe('a gift to a representative of an heir who lost the right', () => {
  const family = (
    status: 'disqualified' | 'forfeited',
    part: Partial<Input['benefits'][number]>,
  ) => ({
    ...given({ to: 'child-1-child-1', when: 'before', ...part }),
    me: 'child' as const,
    relatives: [{ who: 'child-1', status, spouse: false, children: 1 }],
  });

  test.each(['disqualified', 'forfeited'] as const)('is asked about as well: %s', (status) => {
    expect(answer(family(status, {}))).toMatchObject({
      state: 'ratio',
      missing: ['첫 번째 증여·유증의 받은 때'],
    });
    expect(baseOf(family(status, { representation: 'before' }))).toBe(0n);
    expect(baseOf(family(status, { representation: 'after' }))).toBe(8n * 억);
  });

  test('is described without calling a living heir dead', () => {
    const input = family('disqualified', { representation: 'before' });
    const found = answer(input);
    const facts = inputInWords(input, found).join('\n');
    expect(facts).toContain('(다른 자녀가 상속하지 못하게 되기 전, 1년보다 전');
    const said = found.state === 'claim' ? [...found.reasons, ...found.unsettled] : [];
    expect(said.length).toBeGreaterThan(0);
    expect(said.map(({ text }) => text).join('\n')).not.toMatch(/먼저 사망한 분/);
  });
});

describe('a gift to somebody else that was in truth for a representative', () => {
  const meant = (part: Partial<Input['benefits'][number]>) =>
    given({ to: 'outsider', inTruthTo: 'grandchild-1', when: 'before', ...part });

  test('has no figure until its time is answered', () => {
    expect(answer(meant({}))).toMatchObject({ missing: ['첫 번째 증여·유증의 받은 때'] });
    expect(baseOf(meant({ representation: 'after' }))).toBe(8n * 억);
    expect(baseOf(meant({ representation: 'before' }))).toBe(0n);
    expect(baseOf(meant({ representation: 'before', when: 'year' }))).toBe(8n * 억);
  });

  test('has a doubt about its time if meant for another branch than the recipient’s', () => {
    const input: Input = {
      ...given({
        to: 'me',
        inTruthTo: 'child-1-child-1',
        when: 'before',
        representation: 'before',
      }),
      relatives: [{ who: 'child-1', status: 'predeceased', spouse: false, children: 1 }],
    };
    const found = answer(input);
    expect(found).toMatchObject({ state: 'claim', base: 8n * 억 });
    const doubts = found.state === 'claim' ? found.unsettled.map(({ text }) => text) : [];
    expect(doubts.join()).toContain('언제 받았는지 여쭙지 않고');
  });
});
