import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fragmentOf, valueIn } from '../state/fragment-text.ts';
import { answer, needsDebtWarning } from './answer.ts';
import { ME } from './family.ts';
import { headline, sentenceOf } from './headline.ts';
import {
  type BenefitInput,
  emptyBenefit,
  example,
  type Input,
  InputSchema,
  OUTSIDER,
} from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { Result } from './result.tsx';

const 억 = 100_000_000n;

/** Two children, an estate of 10억 and debts of 2억. */
function left(benefit: Partial<BenefitInput>, part: Partial<Input> = {}): Input {
  const benefits = [{ ...emptyBenefit, ...benefit }];
  return { ...example, estate: 10n * 억, debts: 2n * 억, benefits, ...part };
}

function claimOf(input: Input) {
  const found = answer(input);
  if (found.state !== 'claim') throw new Error(`no claim, but ${found.state}`);
  return found;
}

const sentence = (input: Input) => sentenceOf(headline(answer(input)));
const facts = (input: Input) => inputInWords(input, answer(input)).join('\n');

describe('a will for everything, or a fraction', () => {
  const will = { kind: 'legacy' as const, to: 'child-1' };

  test('gives 2억, without an amount or an "if", for everything to the other child', () => {
    const input = left({ ...will, scope: 'whole' });
    expect(sentence(input)).toBe('유류분 부족액은 2억 원입니다.');
    expect(facts(input)).toContain('유언: 다른 자녀 재산 전부');
  });

  test('leaves debts to the heirs, and limited acceptance open, for a thing', () => {
    const input = left({ ...will, amount: 10n * 억, scope: 'specific' });
    expect(sentence(input)).toMatch(
      /^유류분 부족액은 3억 원이지만, 한정승인을 하셨으면 달라집니다/,
    );
  });

  test('counts the amount entered while its kind is open, and names what would change the claim', () => {
    expect(sentence(left({ ...will, amount: 10n * 억 }))).toMatch(/3억 원이지만, .*포괄유증/);
  });

  test('gives 1억 for three quarters to an outsider', () => {
    const input = left({ kind: 'legacy', to: OUTSIDER, scope: 'fraction', partOf: 4, parts: 3 });
    expect(claimOf(input).claim.shortfall).toBe(1n * 억);
    expect(facts(input)).toContain('재산의 4분의\u00a03');
  });

  test('ignores an amount that is not asked any more, and the kind of will of a gift', () => {
    expect(claimOf(left({ ...will, amount: 1n, scope: 'whole' })).claim.shortfall).toBe(2n * 억);
    expect(claimOf(left({ to: 'child-1', amount: 10n * 억, scope: 'whole' })).base).toBe(18n * 억);
  });

  test('is a contradiction if fractions exceed the whole', () => {
    expect(answer(left({ ...will, scope: 'fraction', partOf: 2, parts: 3 })).state).toBe(
      'contradiction',
    );
  });
});

describe('debts taken over with a thing, and the recipient’s improvements', () => {
  test('are deducted from a gift', () => {
    const gift = { to: 'child-1', amount: 10n * 억, burden: 3n * 억, improvement: 2n * 억 };
    const input = left(gift, { debts: null });
    expect(claimOf(input).base).toBe(15n * 억);
    expect(facts(input)).toContain('함께 넘긴 빚 3억 원, 받은 분이 올린 값 2억 원');
  });

  test('pass debts of a legacy to the legatee, while its value at the death includes improvements', () => {
    const will = { kind: 'legacy' as const, scope: 'specific' as const, to: 'child-1' };
    const input = left({ ...will, amount: 10n * 억, burden: 2n * 억, improvement: 5n * 억 });
    expect(claimOf(input).claim).toMatchObject({ netInherited: 0n, shortfall: 2n * 억 });
    expect(sentence(input), 'no debts are left to the heirs').toBe('유류분 부족액은 2억 원입니다.');
  });

  test('are not asked for a legacy of everything, nor for insurance', () => {
    const whole = left({ kind: 'legacy', to: 'child-1', scope: 'whole', burden: 1n * 억 });
    expect(claimOf(whole).claim.shortfall).toBe(2n * 억);
    const insured = left({ kind: 'insurance', to: OUTSIDER, amount: 6n * 억, burden: 1n * 억 });
    expect(claimOf(insured).base).toBe(14n * 억);
  });
});

describe('money from life insurance', () => {
  const policy = { kind: 'insurance' as const, to: OUTSIDER, amount: 6n * 억 };

  test('counts in full if the deceased paid all premiums, in proportion if a part', () => {
    expect(claimOf(left(policy)).base).toBe(14n * 억);
    const part = { ...policy, paid: 'part' as const };
    expect(answer(left(part))).toMatchObject({
      state: 'ratio',
      missing: ['첫 번째 증여·유증의 보험료'],
    });
    const input = left({ ...part, premiums: 3000n, premiumsByDeceased: 1000n });
    expect(claimOf(input).base).toBe(10n * 억);
    expect(facts(input)).toMatch(/사망보험금: 그 밖의 사람 6억 원 .*보험료 3,000원 가운데 1,000원/);
  });

  test('counts by the time at which the recipient was named', () => {
    expect(claimOf(left({ ...policy, when: 'before' })).base).toBe(8n * 억);
    expect(claimOf(left({ ...policy, when: 'before', knownHarm: true })).base).toBe(14n * 억);
  });

  test('is never a reward', () => {
    expect(claimOf(left({ ...policy, to: 'child-1', reward: 6n * 억 })).base).toBe(14n * 억);
  });
});

describe('time of a gift that is not asked', () => {
  const doubts = (benefit: Partial<BenefitInput>) =>
    claimOf(left({ to: 'child-1', amount: 4n * 억, ...benefit })).unsettled.map(({ text }) => text);

  test('is ignored: a reward to an heir has the same doubts, because it may be of the last year', () => {
    const hidden = doubts({ reward: 1n * 억, when: 'before', knownHarm: true });
    expect(hidden.join()).toContain('돌아가시기 전 1년 안의 증여를 유류분의 기초재산에서도');
    expect(hidden).toEqual(doubts({ reward: 1n * 억, when: 'year' }));
  });
});

describe('a gift to an heir’s spouse or child that was in truth for the heir', () => {
  const gift = { to: OUTSIDER, amount: 10n * 억, when: 'before' as const };

  test('counts as the heir’s, with a doubt', () => {
    expect(claimOf(left(gift)).base).toBe(8n * 억);
    const input = left({ ...gift, inTruthTo: 'child-1' });
    expect(claimOf(input).base).toBe(18n * 억);
    const { claim } = claimOf({ ...input, estate: 0n, debts: null });
    expect(claim.from.map(({ person }) => person)).toEqual(['child-1']);
    expect(
      claimOf(input)
        .unsettled.map(({ text }) => text)
        .join(),
    ).toContain('실제로는 상속인이');
    expect(facts(input)).toContain('실제로는 다른 자녀가 받음');
  });

  test('is not possible if the recipient is an heir, or if the person meant has left the family', () => {
    const input = left({ to: 'child-1', amount: 10n * 억, inTruthTo: 'me' });
    expect(claimOf(input).claim.ownBenefit).toBe(0n);
    expect(claimOf(left({ ...gift, inTruthTo: 'child-7' })).base).toBe(8n * 억);
  });
});

describe('the value at the end of the trial', () => {
  const house = { to: 'child-1', amount: 10n * 억, valueAtTrial: 20n * 억 };

  test('gives the amount owed in money, for deaths before 2026-03-17 only', () => {
    const before = left(house, { death: '2026-03-16', estate: 0n, debts: null });
    expect(claimOf(before).claim.fromAtTrial).toMatchObject([{ gift: 5n * 억 }]);
    expect(facts(before)).toContain('재판이 끝날 때의 시가 20억 원');
    const since = { ...before, death: '2026-03-17' };
    expect(claimOf(since).claim.fromAtTrial).toEqual([]);
    expect(facts(since)).not.toContain('재판이 끝날 때');
  });
});

describe('limited acceptance (2020다247428)', () => {
  const widow: Input = {
    ...example,
    me: 'spouse',
    children: 0,
    parents: 0,
    estate: 230_000_000n,
    debts: 575_000_000n,
    benefits: [{ ...emptyBenefit, to: OUTSIDER, amount: 10n * 억 }],
  };

  test('gives 3억 2,750만 instead of 6억 7,250만, and an "if" while it is open', () => {
    expect(sentence(widow)).toMatch(/^유류분 부족액은 6억 7,250만 원이지만, 한정승인/);
    const limited = { ...widow, limitedAcceptance: true };
    expect(sentence(limited)).toBe('유류분 부족액은 3억 2,750만 원입니다.');
    expect(facts(limited)).toContain('한정승인: 네');
    const simple = { ...widow, limitedAcceptance: false };
    expect(sentence(simple)).toBe('유류분 부족액은 6억 7,250만 원입니다.');
  });

  test('is asked only if the debts borne exceed the inheritance', () => {
    expect(answer(widow)).toMatchObject({ asksAcceptance: true });
    expect(answer({ ...widow, limitedAcceptance: true })).toMatchObject({ asksAcceptance: true });
    expect(answer({ ...widow, debts: 230_000_000n })).toMatchObject({ asksAcceptance: false });
    const paid = { ...widow, debts: 1n, limitedAcceptance: true };
    expect(facts(paid)).not.toContain('한정승인');
  });
});

describe('debts above the estate', () => {
  const indebted = left({ to: OUTSIDER, amount: 20n * 억 }, { debts: 11n * 억 });

  test('lead to advice on renunciation and limited acceptance, until the latter is declared', () => {
    const leads = (input: Input) => needsDebtWarning(input, answer(input));
    expect(leads(indebted)).toBe(true);
    expect(leads({ ...indebted, benefits: [], noGifts: false })).toBe(true);
    expect(leads({ ...indebted, limitedAcceptance: true })).toBe(false);
    expect(leads({ ...indebted, debts: 10n * 억 })).toBe(false);
    expect(leads({ ...indebted, estate: null })).toBe(false);
    expect(leads({ ...indebted, me: 'sibling' }), 'no heir').toBe(false);
  });

  test('lead to the advice unless a legacy of everything gives them to somebody else (민법 1078)', () => {
    const leads = (to: string, part: Partial<Input> = {}) => {
      const will = { ...emptyBenefit, kind: 'legacy' as const, scope: 'whole' as const, to };
      const input = { ...indebted, benefits: [will], ...part };
      return needsDebtWarning(input, answer(input));
    };
    expect(leads(OUTSIDER)).toBe(false);
    expect(leads('child-1')).toBe(false);
    expect(leads('me'), 'all debts are the visitor’s').toBe(true);
    expect(leads(''), 'nobody is chosen yet').toBe(true);
    expect(leads('child-9'), 'nobody of the family').toBe(true);
  });

  test('lead to the advice despite declared limited acceptance if that is not asked any more', () => {
    const hidden: Input = { ...indebted, benefits: [], noGifts: true, limitedAcceptance: true };
    expect(answer(hidden)).toMatchObject({ state: 'claim', asksAcceptance: false });
    expect(needsDebtWarning(hidden, answer(hidden))).toBe(true);
    const open: Input = { ...indebted, benefits: [], noGifts: false, limitedAcceptance: true };
    expect(answer(open).state).toBe('ratio');
    expect(needsDebtWarning(open, answer(open))).toBe(true);
  });

  test('show the three months and the loss of the forced share in the result', () => {
    const markup = renderToStaticMarkup(
      createElement(Result, { input: indebted, answer: answer(indebted) }),
    );
    expect(markup).toContain('3개월 안에 상속포기나 한정승인');
    expect(markup).toContain('href="/areas/renunciation"');
    expect(markup).toContain('상속을 포기하면 유류분도 청구할 수 없습니다');
  });
});

test('deducts land that the visitor got in 1978 from the own claim alone (2017다278422): 0, not 2억 5,000만', () => {
  const will = { ...emptyBenefit, kind: 'legacy' as const, to: 'child-1', amount: 10n * 억 };
  const land = { ...emptyBenefit, to: ME, amount: 4n * 억 };
  const told = (before1979: boolean) =>
    claimOf(left({}, { debts: null, benefits: [will, { ...land, before1979 }] }));
  expect(told(true)).toMatchObject({
    base: 10n * 억,
    claim: { shortfall: 0n, ownBenefit: 4n * 억 },
  });
  expect(told(false).base, 'a later gift is added').toBe(14n * 억);
  const input = left({}, { debts: null, benefits: [will, { ...land, before1979: true }] });
  expect(facts(input)).toContain('1979년 전에 받음');
  // An outsider’s gift from then is too old in any case, so it is not asked about.
  const outside = { ...land, to: OUTSIDER, before1979: true };
  expect(claimOf(left({}, { benefits: [outside] })).base).toBe(12n * 억);
});

test('restores every answer from a link, and reads older links as before', () => {
  const input = left(
    {
      kind: 'legacy',
      scope: 'fraction',
      partOf: 3,
      parts: 2,
      burden: 1n,
      improvement: 2n,
      valueAtTrial: 3n,
      inTruthTo: 'child-1',
      before1979: true,
      paid: 'part',
      premiums: 5n,
      premiumsByDeceased: 4n,
    },
    { limitedAcceptance: true },
  );
  expect(v.parse(InputSchema, valueIn(fragmentOf('x', input), 'x'))).toEqual(input);
  const older = {
    kind: 'gift',
    to: 'child-1',
    amount: '2000000000',
    when: 'year',
    knownHarm: false,
    reward: null,
  };
  const { limitedAcceptance: _, ...plain } = valueIn(fragmentOf('x', example), 'x') as Input;
  expect(v.parse(InputSchema, { ...plain, benefits: [older] })).toEqual(example);
});
