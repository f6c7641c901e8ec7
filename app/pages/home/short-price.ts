import { formatWon } from '#app/calculators/fields/won.ts';
import type { Price } from '#app/firm/schema/price-schema.ts';

/** A price in a few signs: 30만–60만 원, 500만–1,500만 원, 50만 원. */
export function shortPrice({ from, to }: Pick<Price, 'from' | 'to'>): string {
  const first = formatWon(from.amount);
  return to ? `${first.replace(/ ?원$/, '')}–${formatWon(to.amount)}` : first;
}
