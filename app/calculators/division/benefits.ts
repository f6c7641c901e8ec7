/** What an heir was given and contributed; amounts in won. */
export interface Benefits {
  /** Gifts in life (생전 증여). */
  gifts?: bigint;
  /** Of who represents someone: whether the gifts were before or after the representation arose. */
  giftTime?: 'before' | 'after';
  /** By will (유증). */
  legacies?: bigint;
  /** How much of both rewards special care or contribution (민법 1008 단서). */
  reward?: bigint;
  /** The contribution, as agreed or fixed by the family court (기여분). */
  contribution?: bigint;
}

/** What is put in as an amount. */
export type BenefitAmount = Exclude<keyof Benefits, 'giftTime'>;

/**
 * The amounts with one of them changed; null takes it away, and undefined is left where none remains. When
 * gifts were given goes with them.
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
