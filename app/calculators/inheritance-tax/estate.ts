import Fraction from 'fraction.js';
import { fullYears } from '#app/law/calendar.ts';
import type { EarlierSuccession, TaxedEstate, TaxedGift } from '#app/law/inheritance-tax/estate.ts';
import { figuresOf, type TaxFigures } from '#app/law/inheritance-tax/figures.ts';
import { floorWon, maxWon, minWon } from '#app/law/won.ts';
import { type Donee, type Given, givenIn, type Input } from './input.ts';

/**
 * Converts the input to the estate that the law taxes.
 *
 * @param death date whose law is applied
 */
export function estateOf(input: Input, death: string): TaxedEstate {
  const { children, financial, house, funeral, restingPlace, seniors, lifeYears } = input;
  const [assets, debts] = [input.estate ?? 0n, input.debts ?? 0n];
  const fraction = spouseFraction(input);
  const taken = (by: Input['takers'][number]['how']) =>
    takenIn({ takers: input.takers.filter(({ how }) => how === by) });
  return {
    death,
    assets,
    debts,
    funeral: { costs: funeral ?? undefined, restingPlace: restingPlace ?? undefined },
    gifts: givenIn(input).map((gift) => taxedGift(gift, death)),
    spouse: fraction && { fraction, inherits: spouseGets(input, fraction) },
    children: children ?? 0,
    household: {
      minors: input.minors.filter(Boolean).map((born) => fullYears(born, death)),
      seniors,
      disabled: [lifeYears],
    },
    financialAssets: financial ?? undefined,
    cohabitedHouse: house ?? undefined,
    legaciesToOthers: taken('will'),
    throughRenunciation: taken('renunciation'),
    skipping: input.takers
      .filter(({ who }) => who !== 'other')
      .map(({ who, amount }) => ({ amount: amount ?? 0n, minor: who === 'minor-grandchild' })),
    earlier: earlierOf(input),
    filed: input.inTime ? 'on-time' : 'late',
  };
}

/** Total that persons other than the heirs of first rank take. */
export function takenIn({ takers }: Pick<Input, 'takers'>): bigint {
  return takers.reduce((whole, { amount }) => whole + (amount ?? 0n), 0n);
}

/** Donee of a gift, or null if unknown. Defaults to the commonest heir: an adult child or a parent. */
export function doneeOf({ to, donee }: Pick<Given, 'to' | 'donee'>): Donee | 'spouse' | null {
  return to === 'spouse' ? 'spouse' : (donee ?? (to === 'heir' ? 'adult' : null));
}

export function isGrandchild(donee: Donee | 'spouse' | null): boolean {
  return donee === 'grandchild' || donee === 'minor-grandchild';
}

/** Converts a gift. Its gift tax is the amount of the return, or else follows from the rates of the law. */
function taxedGift(gift: Given, death: string): TaxedGift {
  const { to, amount, tax, lapsed, parentLived } = gift;
  const donee = doneeOf(gift);
  const deducted = gift.deducted ?? (donee && minWon(amount, deductionOf(donee, death)));
  const byRates = deducted === null ? undefined : ('by-rates' as const);
  return {
    to,
    amount,
    // The form asks only for gifts within the years that count, so any day within them will do.
    date: death,
    deducted: deducted ?? undefined,
    tax: lapsed ? 'lapsed' : (tax ?? byRates),
    skips: isGrandchild(donee) && (to === 'other' || parentLived),
    minor: donee === 'minor-grandchild',
  };
}

/** 증여재산공제 (상증법 53). */
function deductionOf(donee: Donee | 'spouse', death: string): bigint {
  const { giftDeductions } = figuresOf(death);
  const kind = deductions[donee];
  return kind === null ? 0n : giftDeductions[kind];
}

const deductions: Record<Donee | 'spouse', keyof TaxFigures['giftDeductions'] | null> = {
  spouse: 'spouse',
  adult: 'line',
  minor: 'minor',
  relative: 'relative',
  grandchild: 'line',
  'minor-grandchild': 'minor',
  stepchild: 'line',
  stranger: null,
};

/** Returns undefined until all four fields and the date of death are filled. */
function earlierOf({ earlier, death }: Input): EarlierSuccession | undefined {
  if (!earlier || death === '' || earlier.death === '') return undefined;
  const { tax, estate, again } = earlier;
  if (tax === null || estate === null || again === null) return undefined;
  return { death: earlier.death, tax, estate, again };
}

/** The spouse's statutory share next to children, or else parents (민법 1009②); undefined without a spouse. */
function spouseFraction({ spouse, children, parents }: Input): Fraction | undefined {
  return spouse ? new Fraction(3, 3 + 2 * (children || parents || 0)) : undefined;
}

/** The spouse's part: the amount entered, or the statutory share of the estate less debts and other takers. */
function spouseGets(input: Input, fraction: Fraction): bigint {
  if (input.division === 'other') return input.spouseGets ?? 0n;
  const left = (input.estate ?? 0n) - (input.debts ?? 0n) - takenIn(input);
  return floorWon(fraction.mul(maxWon(left, 0n)));
}
