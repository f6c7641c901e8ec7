import fc from 'fast-check';
import Fraction from 'fraction.js';
import type {
  Gift,
  Heir,
  HeirClass,
  Legacy,
  Situation,
} from '../../app/law/forced-share/situation.ts';

/** Days on which the law changes, and days before a change. */
const deaths = [
  '1979-01-01',
  '2000-02-29',
  '2024-04-24',
  '2024-04-25',
  '2026-03-16',
  '2026-03-17',
  '2026-11-20',
];
const days = ['1978-12-31', '1999-02-27', '1999-02-28', '2023-04-24', '2025-03-17', '2026-03-17'];
const names = ['배우자', '하나', '둘', '셋', '넷'];
const late = '먼저 사망한 사람';
const lost = '포기한 사람';

const won = fc.oneof(
  { weight: 2, arbitrary: fc.bigInt({ min: 0n, max: 12n }).map((some) => some * 100_000_000n) },
  { weight: 1, arbitrary: fc.bigInt({ min: 0n, max: 10n ** 12n }) },
);
const maybe = fc.option(won, { nil: undefined, freq: 2 });

const heirs = fc
  .record({
    married: fc.boolean(),
    count: fc.integer({ min: 0, max: 4 }),
    kin: fc.constantFrom<HeirClass>('descendant', 'ascendant', 'sibling', 'collateral'),
    representing: fc.integer({ min: 0, max: 2 }),
    limited: fc.boolean(),
  })
  .filter(({ married, count }) => married || count > 0)
  .map(({ married, count, kin, representing, limited }): Heir[] => {
    const all = new Fraction(count).add(married ? '3/2' : 0);
    const spouse: Heir = {
      person: '배우자',
      fraction: new Fraction('3/2').div(all),
      class: 'spouse',
      limitedAcceptance: limited,
    };
    const others = names.slice(1, count + 1).map(
      (person, at): Heir => ({
        person,
        fraction: all.inverse(),
        class: kin,
        represents: at < representing ? late : null,
        limitedAcceptance: limited && !married,
      }),
    );
    return [...(married ? [spouse] : []), ...others];
  });

const recipient = fc.constantFrom(...names, late, lost, '재단', '며느리');

const gift: fc.Arbitrary<Gift> = fc.record(
  {
    to: recipient,
    amount: won,
    burden: maybe,
    improvement: maybe,
    valueAtTrial: maybe,
    premiums: fc.option(
      fc.record({
        all: fc.bigInt({ min: 0n, max: 9n }),
        byDeceased: fc.bigInt({ min: 0n, max: 6n }),
      }),
      { nil: undefined, freq: 2 },
    ),
    inTruthTo: fc.option(fc.constantFrom(...names, late), { nil: undefined, freq: 1 }),
    date: fc.option(fc.constantFrom(...days), { nil: undefined }),
    knownHarm: fc.boolean(),
    beforeRepresentation: fc.option(fc.boolean(), { nil: undefined }),
    reward: maybe,
  },
  { requiredKeys: ['to', 'amount'] },
);

const part = fc
  .constantFrom('1', '1/2', '1/3', '1/4', '2/5', '1/7')
  .map((one) => new Fraction(one));
const legacy: fc.Arbitrary<Legacy> = fc.oneof(
  fc.record(
    { to: recipient, amount: won, burden: maybe, valueAtTrial: maybe, reward: maybe },
    { requiredKeys: ['to', 'amount'] },
  ),
  fc.record({ to: recipient, part, reward: maybe }, { requiredKeys: ['to', 'part'] }),
);

/** Any situation, mostly without contradictions: the estate covers specific legacies, and gifts precede the death. */
export const randomForcedSituation: fc.Arbitrary<Situation> = fc
  .record({
    death: fc.constantFrom(...deaths),
    heirs,
    lost: fc.boolean(),
    rest: won,
    debts: won,
    moreDebts: fc.boolean(),
    gifts: fc.array(gift, { maxLength: 4 }),
    legacies: fc.array(legacy, { maxLength: 3 }),
  })
  .map(({ rest, lost: hasLost, moreDebts, debts, ...input }): Situation => {
    const named = input.legacies.flatMap((one) => ('part' in one ? [] : [one]));
    const burdens = named.reduce((sum, { burden = 0n }) => sum + burden, 0n);
    return {
      ...input,
      withoutRight: hasLost ? [{ person: lost, why: 'renounced' }] : [],
      estate: rest + named.reduce((sum, { amount }) => sum + amount, 0n),
      debts: debts + (moreDebts ? burdens : 0n),
      gifts: input.gifts.map((one) => ({
        ...one,
        ...(one.date && one.date > input.death && { date: input.death }),
      })),
    };
  });
