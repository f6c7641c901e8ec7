import { formatWon } from '#app/calculators/fields/won.ts';
import type { Price } from '#app/firm/schema/price-schema.ts';
import { fees } from './copy.ts';

/** A price in a line: 상속포기·한정승인 30만 원부터 60만 원까지 (한 분에). */
export function priceText({ work, note, from, to }: Price): string {
  const words = fees.prices;
  const range = to
    ? `${formatWon(from.amount)}${words.from} ${formatWon(to.amount)}${words.to}`
    : formatWon(from.amount);
  return `${work} ${range}${note ? ` (${note})` : ''}`;
}
