import { formatWon } from '#app/calculators/fields/won.ts';
import type { Price } from '#app/firm/schema/price-schema.ts';
import type { fees } from './copy.ts';

interface PriceListProps {
  prices: readonly Price[];
  copy: (typeof fees)['prices'];
}

/** Prices by piece of work: a line from the lowest amount to the highest, with the condition at each end. */
export function PriceList({ prices, copy }: PriceListProps) {
  return (
    <>
      <dl className="prices">
        {prices.map(({ work, note, from, to }) => (
          <div key={work} className="price">
            <dt>
              <span className="price-work">{work}</span>
              {note && <span className="price-note">{note}</span>}
            </dt>
            <dd className={to ? 'price-range' : 'price-range price-one'}>
              <End {...from} side={to && copy.from} />
              {to && <End {...to} side={copy.to} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="price-after">{`${copy.vat} ${copy.others}`}</p>
    </>
  );
}

/** An end of the line: the amount and its condition. */
function End({ amount, when, side }: { amount: number; when: string; side: string | undefined }) {
  return (
    <p className="price-end">
      <span className="price-amount">
        <span>{formatWon(amount)}</span>
        {side && <span className="price-side">{side}</span>}
      </span>
      <span>{when}</span>
    </p>
  );
}
