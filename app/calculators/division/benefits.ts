import * as v from 'valibot';
import { AmountSchema } from '../parts/won-schema.ts';

/** What an heir was given and contributed, in won: short keys, as they stand in links. */
export const BenefitsSchema = v.object({
  /** Gifts in life (생전 증여). */
  g: v.exactOptional(AmountSchema),
  /** Of who represents someone: whether the gifts were before or after the representation arose. */
  t: v.exactOptional(v.picklist(['before', 'after'])),
  /** By will (유증). */
  l: v.exactOptional(AmountSchema),
  /** How much of both rewards special care or contribution (민법 1008 단서). */
  r: v.exactOptional(AmountSchema),
  /** The contribution, as agreed or fixed by the family court (기여분). */
  c: v.exactOptional(AmountSchema),
});

export type Benefits = v.InferOutput<typeof BenefitsSchema>;

/** What is put in as an amount. */
export type BenefitAmount = Exclude<keyof Benefits, 't'>;

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
  const { t: __, ...amounts } = others;
  const left: Benefits = kind === 'g' ? amounts : others;
  return Object.keys(left).length > 0 ? left : undefined;
}
