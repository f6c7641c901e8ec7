import { formatWon } from '../fields/won.ts';
import { copy } from './copy.ts';
import type { Line } from './lines.ts';

const { result: words, lines } = copy;

/** Table from the estate down to the tax, one ruled row per line. */
export function TaxTable({ lines: all }: { lines: Line[] }) {
  return (
    <div className="tax-lines">
      <table className="tax-table">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="sr-only">
          <tr>
            {words.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(({ name, won, sign, note, kind }) => (
            <tr key={name} data-kind={kind}>
              <th scope="row">
                <span>{name}</span>
                {note && <span className="tax-note">{note}</span>}
              </th>
              <td>
                {sign && (
                  <>
                    <span aria-hidden="true">{`${sign} `}</span>
                    <span className="sr-only">{`${sign === '+' ? lines.plus : lines.minus} `}</span>
                  </>
                )}
                <span className="tax-won">{formatWon(won)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
