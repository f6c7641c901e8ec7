import type { PriceRow } from '#app/firm/view/first-call.ts';

interface PriceRowsProps {
  rows: readonly PriceRow[];
  /** Places two rows side by side where there is room. */
  pairs?: boolean;
}

/** Items and their prices, at the two ends of each row. */
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
