import Fraction from 'fraction.js';
import { fullYears } from '#app/law/calendar.ts';
import type { TaxedEstate } from '#app/law/inheritance-tax/estate.ts';
import { floorWon, maxWon } from '#app/law/won.ts';
import { type Input, recipients } from './input.ts';

/**
 * The input as the law takes it.
 *
 * @param death the day whose law is applied
 */
export function estateOf(input: Input, death: string): TaxedEstate {
  const { children, financial, house, funeral, restingPlace, seniors, lifeYears } = input;
  const [assets, debts] = [input.estate ?? 0n, input.debts ?? 0n];
  const fraction = spouseFraction(input);
  return {
    death,
    assets,
    debts,
    funeral: { costs: funeral ?? undefined, restingPlace: restingPlace ?? undefined },
    gifts: recipients.flatMap((to) => {
      const { amount, deducted } = input.gifts[to];
      // Within the years that are asked for: any day that surely lies in them.
      return amount ? [{ to, amount, date: death, ...(deducted !== null && { deducted }) }] : [];
    }),
    spouse: fraction && { fraction, inherits: spouseGets(input, fraction) },
    children,
    household: {
      minors: input.minors.filter(Boolean).map((born) => fullYears(born, death)),
      seniors,
      disabled: [lifeYears],
    },
    financialAssets: financial ?? undefined,
    cohabitedHouse: house ?? undefined,
    filed: input.inTime ? 'on-time' : 'late',
  };
}

/** The spouse's statutory share beside children, or else parents (민법 1009②); undefined without a spouse. */
function spouseFraction({ spouse, children, parents }: Input): Fraction | undefined {
  return spouse ? new Fraction(3, 3 + 2 * (children || parents)) : undefined;
}

/** What the spouse takes by the statutory share, or what was put in. */
function spouseGets(input: Input, fraction: Fraction): bigint {
  const { division, estate, debts } = input;
  if (division === 'other') return input.spouseGets ?? 0n;
  return floorWon(fraction.mul(maxWon((estate ?? 0n) - (debts ?? 0n), 0n)));
}
