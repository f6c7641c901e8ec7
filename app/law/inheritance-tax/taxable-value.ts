import { yearsBefore } from '../calendar.ts';
import type { CalendarDate } from '../family.ts';
import { maxWon, minWon } from '../won.ts';
import type { Funeral, TaxedEstate, TaxedGift } from './estate.ts';
import type { TaxFigures } from './figures.ts';

/**
 * Returns the taxable value: assets less debts and funeral costs, never below 0, plus the gifts to heirs and to others
 * within their periods (상증법 13, 14).
 */
export function taxableValue(
  estate: TaxedEstate,
  figures: TaxFigures,
): { value: bigint; funeral: bigint; added: TaxedGift[] } {
  const { assets, debts, death, gifts = [] } = estate;
  const added = gifts.filter((gift) => isAdded(gift, death, figures));
  const funeral = estate.funeral ? funeralCosts(estate.funeral, figures) : 0n;
  const left = maxWon(assets - debts - funeral, 0n);
  return { funeral, value: left + sumOf(added, ({ amount }) => amount), added };
}

/** Sum of an amount over gifts, in whole won. */
export function sumOf(gifts: TaxedGift[], amount: (gift: TaxedGift) => bigint): bigint {
  return gifts.reduce((sum, gift) => sum + amount(gift), 0n);
}

/** Base of the gift tax on a gift. */
export function giftTaxBase({ amount, deducted = 0n }: TaxedGift): bigint {
  return maxWon(amount - deducted, 0n);
}

/** Funeral costs that count: at least the minimum, even without receipts (상증법 시행령 9②). */
function funeralCosts(
  { costs = 0n, restingPlace = 0n }: Funeral,
  { funeral }: Pick<TaxFigures, 'funeral'>,
): bigint {
  const held = minWon(maxWon(costs, funeral.least), funeral.most);
  return held + minWon(restingPlace, funeral.restingPlace);
}

function isAdded(
  { to, date }: TaxedGift,
  death: CalendarDate,
  { giftYears }: Pick<TaxFigures, 'giftYears'>,
): boolean {
  const years = to === 'other' ? giftYears.other : giftYears.heir;
  return date <= death && date >= yearsBefore(death, years);
}
