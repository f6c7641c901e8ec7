import type { PriceRow } from '#app/firm/view/first-call.ts';

interface PriceRowsProps {
  rows: readonly PriceRow[];
  /** Two rows beside one another where there is room. */
  pairs?: boolean;
}

/** What, and its price, at the two ends of a row. */
export function PriceRows({ rows, pairs = false }: PriceRowsProps) {
  return (
    <dl className={pairs ? 'price-rows price-pairs' : 'price-rows'}>
      {rows.map(({ what, note, price }) => (
        <div key={what}>
          <dt>
            {what}
            {note && <small>{note}</small>}
          </dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  );
}
