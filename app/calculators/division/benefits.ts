import * as v from 'valibot';
import { AmountSchema } from '../parts/won-schema.ts';

/** What an heir was given and contributed, in won: short keys, as they stand in links. */
export const BenefitsSchema = v.object({
  /** Gifts in life (생전 증여). */
  g: v.exactOptional(AmountSchema),
  /** By will (유증). */
  l: v.exactOptional(AmountSchema),
  /** How much of both rewards special care or contribution (민법 1008 단서). */
  r: v.exactOptional(AmountSchema),
  /** The contribution, as agreed or fixed by the family court (기여분). */
  c: v.exactOptional(AmountSchema),
});

export type Benefits = v.InferOutput<typeof BenefitsSchema>;

/** The amounts with one of them changed; null takes it away, and undefined is left where none remains. */
export function withAmount(
  benefits: Benefits | undefined,
  kind: keyof Benefits,
  won: bigint | null,
): Benefits | undefined {
  const { [kind]: _, ...others } = benefits ?? {};
  const changed: Benefits = won === null ? others : { ...others, [kind]: won };
  return Object.keys(changed).length > 0 ? changed : undefined;
}
