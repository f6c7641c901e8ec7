import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { countedFor } from './benefits.ts';
import { type ForcedShares, forcedShares } from './forced-shares.ts';
import type { Gift, Heir, HeirClass, Situation } from './situation.ts';

const won = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 16n }),
  fc.bigInt({ min: 0n, max: 12n }).map((some) => some * 100_000_000n),
);
const day = fc.constantFrom('1999-05-05', '2024-12-31', '2025-06-01', '2026-03-01');
const names = ['배우자', '하나', '둘', '셋', '넷'];
const late = '먼저 사망한 사람';
const heirs = fc
  .tuple(
    fc.boolean(),
    fc.boolean(),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom<HeirClass>('descendant', 'ascendant', 'sibling'),
    fc.integer({ min: 0, max: 2 }),
  )
  .map(([married, limitedAcceptance, count, kin, representing]): Heir[] => {
    const spouse = married && kin !== 'sibling';
    const parts = new Fraction(count).add(spouse ? '3/2' : 0);
    const others = names.slice(1, count + 1).map(
      (person, at): Heir => ({
        person,
        fraction: parts.inverse(),
        class: kin,
        limitedAcceptance,
        represents: at < representing ? late : null,
      }),
    );
    const half: Heir = {
      person: '배우자',
      fraction: new Fraction('3/2').div(parts),
      class: 'spouse',
    };
    return spouse ? [half, ...others] : others;
  });
const recipient = fc.constantFrom(...names, late, '재단');
const gift = fc.record({
  to: recipient,
  amount: won,
  date: day,
  knownHarm: fc.boolean(),
  beforeRepresentation: fc.option(fc.boolean(), { nil: undefined }),
  reward: fc.option(won, { nil: undefined }),
});
const situation = fc
  .record({
    death: fc.constantFrom('2024-01-01', '2025-06-01', '2026-06-01'),
    heirs,
    rest: won,
    debts: won,
    gifts: fc.array(gift, { maxLength: 4 }),
    legacies: fc.array(gift, { maxLength: 3 }),
  })
  .map(({ rest, ...input }): Situation => {
    const left = input.legacies.reduce((sum, { amount }) => sum + amount, 0n);
    const gifts = input.gifts.map((one) => inTime(one, input.death));
    return { ...input, gifts, estate: rest + left };
  });

test('a forced share never exceeds the statutory share', () => {
  check((input) => {
    const { claims, base } = compute(input);
    for (const [at, { fraction }] of input.heirs.entries()) {
      expect(claims[at]?.ratio.lte(fraction)).toBe(true);
      expect(fraction.mul(base).gte(claims[at]?.amount ?? 0n)).toBe(true);
    }
  });
});

test('the parts sum to the shortfall except for rounding; nobody owes the own forced share', () => {
  check((input) => {
    const { claims, benefits } = compute(input);
    for (const { shortfall, from, person } of claims) {
      const owed = from.reduce((sum, { legacy, gift }) => sum + legacy + gift, 0n);
      expect(owed).toBeLessThanOrEqual(shortfall);
      expect(shortfall - owed).toBeLessThanOrEqual(BigInt(2 * from.length));
      for (const { person: to, legacy, gift } of from) {
        expect(to).not.toBe(person);
        expect(legacy).toBeLessThanOrEqual(countedFor(benefits, to, 'legacy'));
        expect(gift).toBeLessThanOrEqual(countedFor(benefits, to, 'gift'));
        const own = claims.find((claim) => claim.person === to)?.amount ?? 0n;
        expect(legacy + gift).toBeLessThanOrEqual(countedFor(benefits, to) - own);
      }
    }
  });
});

test('one more gift never lowers a forced share', () => {
  fc.assert(
    fc.property(situation, gift, (input, more: Gift) => {
      const before = compute(input);
      const after = compute({ ...input, gifts: [...input.gifts, inTime(more, input.death)] });
      for (const [at, { amount }] of before.claims.entries())
        expect(after.claims[at]?.amount).toBeGreaterThanOrEqual(amount);
    }),
  );
});

test('gifts before the representation never count for more than gifts after it', () => {
  check((input) => {
    const all = (beforeRepresentation: boolean) =>
      compute({
        ...input,
        gifts: input.gifts.map((one) => ({ ...one, reward: 0n, beforeRepresentation })),
      });
    expect(all(true).base).toBeLessThanOrEqual(all(false).base);
  });
});

test('renaming people changes only the names', () => {
  const renamed = (name: string) => `${name}'`;
  const give = <T extends { to: string }>(to: T): T => ({ ...to, to: renamed(to.to) });
  check((input) => {
    const other = compute({
      ...input,
      heirs: input.heirs.map((heir) => ({
        ...heir,
        person: renamed(heir.person),
        represents: heir.represents && renamed(heir.represents),
      })),
      gifts: input.gifts.map(give),
      legacies: input.legacies.map(give),
    });
    expect(JSON.parse(plain(other).replaceAll("'", ''))).toEqual(JSON.parse(plain(compute(input))));
  });
});

/** Dates a gift on the day of the death at the latest. */
function inTime<One extends Gift>(one: One, death: string): One {
  return { ...one, date: one.date && one.date < death ? one.date : death };
}

function check(holds: (input: Situation) => void) {
  fc.assert(fc.property(situation, holds));
}

function compute(input: Situation): ForcedShares {
  const result = forcedShares(input);
  if ('problem' in result) throw new Error(result.problem.code);
  return result;
}

function plain(result: ForcedShares): string {
  return JSON.stringify(result, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}
