import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import {
  type BenefitInput,
  emptyBenefit,
  emptyRelative,
  example,
  type Input,
  OUTSIDER,
  type RelativeInput,
} from './input.ts';
import { inputInWords } from './input-in-words.ts';

const 억 = 100_000_000n;

/** Facts about the input, without the result. */
const facts = (input: Input) => inputInWords(input, answer(input)).slice(0, -1).join('\n');

/** Figures of the claim; null without a claim. */
function figures(input: Input): string | null {
  const found = answer(input);
  if (found.state !== 'claim') return null;
  const { base, claim, share, ratio } = found;
  const { ownBenefit, netInherited, shortfall, from, fromAtTrial } = claim;
  const all = [base, share.toFraction(), ratio.toFraction(), ownBenefit, netInherited, shortfall];
  return [...all, ...[...from, ...fromAtTrial].flatMap((one) => Object.values(one))].join();
}

function withGift(part: Partial<BenefitInput>, rest: Partial<Input> = {}): Input {
  return {
    ...example,
    estate: 10n * 억,
    debts: 2n * 억,
    benefits: [{ ...emptyBenefit, to: OUTSIDER, amount: 8n * 억, ...part }],
    ...rest,
  };
}

const branch: Partial<Input> = { me: 'grandchild', grandchildren: 2, childSpouse: true };
const inDebt: Partial<Input> = { debts: 15n * 억 };
const trial: Partial<Input> = { death: '2026-03-16', estate: 0n, debts: null };
const late: RelativeInput = {
  ...emptyRelative,
  who: 'child-1',
  status: 'predeceased',
  children: 1,
};
const relatives = (part: Partial<RelativeInput>): Partial<Input> => ({
  relatives: [{ ...late, ...part }],
});
const part = { kind: 'insurance', paid: 'part', premiums: 300n, premiumsByDeceased: 100n } as const;
const will = { kind: 'legacy', scope: 'fraction', partOf: 4, parts: 1 } as const;

test.each<[string, Input, Input]>([
  [
    'the day',
    withGift({ to: 'child-1', reward: 억 }),
    withGift({ to: 'child-1', reward: 억 }, { death: '2024-04-24' }),
  ],
  ['the estate', withGift({}), withGift({}, { estate: 11n * 억 })],
  ['the spouse', withGift({}), withGift({}, { spouse: true })],
  ['children', withGift({}), withGift({}, { children: 3 })],
  [
    'parents',
    withGift({}, { me: 'spouse', children: 0, parents: 1 }),
    withGift({}, { me: 'spouse', children: 0, parents: 2 }),
  ],
  [
    'the late child’s children',
    withGift({}, branch),
    withGift({}, { ...branch, grandchildren: 3 }),
  ],
  [
    'the late child’s spouse',
    withGift({}, branch),
    withGift({}, { ...branch, childSpouse: false }),
  ],
  ['as whom', withGift({}, branch), withGift({}, { ...branch, standsAs: 'spouse' })],
  [
    'a relative’s children',
    withGift({}, { ...branch, ...relatives({ children: 0 }) }),
    withGift({}, { ...branch, ...relatives({}) }),
  ],
  [
    'a relative’s spouse, who leaves a branch',
    withGift({}, { children: 2, ...relatives({ children: 0 }) }),
    withGift({}, { children: 2, ...relatives({ children: 0, spouse: true }) }),
  ],
  [
    'a relative’s spouse beside children, by what the branch got',
    withGift({ to: 'child-1', amount: 30n * 억 }, relatives({})),
    withGift({ to: 'child-1', amount: 30n * 억 }, relatives({ spouse: true })),
  ],
  [
    'a relative’s status',
    withGift({}, relatives({})),
    withGift({}, relatives({ status: 'renounced' })),
  ],
  ['debts', withGift({}), withGift({}, { debts: 3n * 억 })],
  [
    'limited acceptance',
    withGift({ amount: 20n * 억 }, { ...inDebt, limitedAcceptance: false }),
    withGift({ amount: 20n * 억 }, { ...inDebt, limitedAcceptance: true }),
  ],
  ['who', withGift({}), withGift({ to: 'child-1' })],
  ['the amount', withGift({}), withGift({ amount: 9n * 억 })],
  ['burden', withGift({}), withGift({ burden: 억 })],
  ['improvement', withGift({}), withGift({ improvement: 억 })],
  [
    'the value at the trial',
    withGift({ to: 'child-1' }, trial),
    withGift({ to: 'child-1', valueAtTrial: 20n * 억 }, trial),
  ],
  ['before 1979', withGift({ to: 'child-1' }), withGift({ to: 'child-1', before1979: true })],
  ['a reward', withGift({ to: 'child-1' }), withGift({ to: 'child-1', reward: 억 })],
  ['the age', withGift({}), withGift({ when: 'before' })],
  ['the known harm', withGift({ when: 'before' }), withGift({ when: 'before', knownHarm: true })],
  ['in truth', withGift({ when: 'before' }), withGift({ when: 'before', inTruthTo: 'child-1' })],
  [
    'before the representation',
    withGift({ to: 'grandchild-1', when: 'before', representation: 'before' }, branch),
    withGift({ to: 'grandchild-1', when: 'before', representation: 'after' }, branch),
  ],
  ['who paid', withGift({ kind: 'insurance' }), withGift(part)],
  ['premiums', withGift(part), withGift({ ...part, premiums: 400n })],
  ['the deceased’s premiums', withGift(part), withGift({ ...part, premiumsByDeceased: 200n })],
  ['everything', withGift({ ...will, to: 'child-1' }), withGift({ ...will, scope: 'whole' })],
  ['parts', withGift(will), withGift({ ...will, parts: 3 })],
  ['of how many', withGift(will), withGift({ ...will, partOf: 3 })],
])('lists every entry that changes the figures: %s', (_, before, after) => {
  expect(figures(before)).not.toBeNull();
  expect(figures(after)).not.toBe(figures(before));
  expect(facts(after)).not.toBe(facts(before));
});

test('dates an insurance by the day on which the recipient was named', () => {
  expect(facts(withGift({ kind: 'insurance' }))).toContain('(1년 안에 받을 사람으로 정함)');
  const old = withGift({ kind: 'insurance', when: 'before', knownHarm: true });
  expect(facts(old)).toContain('(1년보다 전에 받을 사람으로 정함, 두 분 모두 손해를 앎)');
});

test('leaves out known harm if it is not asked', () => {
  expect(facts(withGift({ knownHarm: true }))).not.toContain('손해');
  expect(facts(withGift({ to: 'child-1', when: 'before', knownHarm: true }))).not.toContain('손해');
});
