import { lawAsOf } from '#app/law/amendments.ts';
import { copy } from './copy.ts';
import { type RateRow, rateTable } from './rate-table.ts';

const { table: words } = copy;

/** The rates that apply to a death on that day; shown until an estate is entered. */
export function Rates({ death }: { death: string }) {
  return (
    <section className="tax-part">
      <h4 className="t3">{words.caption}</h4>
      <div className="stacking mt-3">
        <table className="plain-table" data-columns={words.head.length}>
          <thead>
            <tr>
              {words.head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <RateRows rows={rateTable(death || lawAsOf)} />
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-muted t1">{words.basis}</p>
    </section>
  );
}

/** The rows of a table of rates. */
export function RateRows({ rows }: { rows: readonly RateRow[] }) {
  return rows.map(({ base, percent, less }) => (
    <tr key={base}>
      <th scope="row">{base}</th>
      <td data-label={words.head[1]}>{percent}</td>
      <td data-label={words.head[2]}>{less}</td>
    </tr>
  ));
}
