/** Gifts to an heir, the heir's legacies and contribution, in won. */
export interface Benefits {
  /** Gifts in life (생전 증여). */
  gifts?: bigint;
  /** Whether a representative received the gifts before or after the representation arose. */
  giftTime?: 'before' | 'after';
  /** Legacies by will (유증). */
  legacies?: bigint;
  /** Part of the gifts and legacies that rewards special care or contribution (민법 1008 단서). */
  reward?: bigint;
  /** The contribution, as agreed or fixed by the family court (기여분). */
  contribution?: bigint;
}

/** Entries that are amounts. */
export type BenefitAmount = Exclude<keyof Benefits, 'giftTime'>;

/**
 * Sets or removes an amount. Removing the gifts also removes their time.
 *
 * @param won null removes the amount
 * @returns undefined if nothing remains
 */
export function withAmount(
  benefits: Benefits | undefined,
  kind: BenefitAmount,
  won: bigint | null,
): Benefits | undefined {
  const { [kind]: _, ...others } = benefits ?? {};
  if (won !== null) return { ...others, [kind]: won };
  const { giftTime: __, ...amounts } = others;
  const left: Benefits = kind === 'gifts' ? amounts : others;
  return Object.keys(left).length > 0 ? left : undefined;
}
