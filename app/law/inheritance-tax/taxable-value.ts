import type { CalendarDate } from '../family.ts';
import { maxWon } from '../won.ts';
import { yearsBefore } from '../years-before.ts';
import type { TaxedEstate, TaxedGift } from './estate.ts';

/**
 * What the tax begins with: assets less debts, never below 0, and gifts added back: to heirs of the last
 * ten years, to others of the last five (상증법 13).
 */
export function taxableValue(estate: TaxedEstate): { value: bigint; added: TaxedGift[] } {
  const added = (estate.gifts ?? []).filter((gift) => isAdded(gift, estate.death));
  const left = maxWon(estate.assets - estate.debts, 0n);
  return { value: left + sumOf(added, ({ amount }) => amount), added };
}

/** The sum of an amount over gifts, in whole won. */
export function sumOf(gifts: TaxedGift[], amount: (gift: TaxedGift) => bigint): bigint {
  return gifts.reduce((sum, gift) => sum + amount(gift), 0n);
}

/** What of a gift the gift tax was computed on. */
export function giftTaxBase({ amount, deducted = 0n }: TaxedGift): bigint {
  return maxWon(amount - deducted, 0n);
}

function isAdded({ to, date }: TaxedGift, death: CalendarDate): boolean {
  return date <= death && date >= yearsBefore(death, to === 'other' ? 5 : 10);
}
