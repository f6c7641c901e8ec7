import { copy } from './copy.ts';
import type { DividedHeir, DivisionInWords } from './describe.ts';

const columns = ['statutory', 'received', 'contribution', 'concrete', 'atDivision'] as const;

/** 구체적 상속분: a row for each heir, from the statutory to the concrete share. */
export function DivisionTable({ answer }: { answer: DivisionInWords }) {
  const { heirs, hasLegacies } = answer;
  const shown = columns.filter((column) => heirs.some((heir) => heir[column] !== ''));
  return (
    <div className="division-result">
      <h3 className="t3">{copy.title}</h3>
      <p>{copy.about}</p>
      <div className="stacking">
        <table className="plain-table" data-columns={shown.length + 1}>
          <caption className="sr-only">{copy.title}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.heads.heir}</th>
              {shown.map((column) => (
                <th key={column} scope="col">
                  {copy.heads[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heirs.map((heir) => (
              <Row key={heir.id} heir={heir} shown={shown} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3">{hasLegacies ? `${copy.whole} ${copy.legacies}` : copy.whole}</p>
    </div>
  );
}

interface RowProps {
  heir: DividedHeir;
  shown: readonly (typeof columns)[number][];
}

function Row({ heir, shown }: RowProps) {
  return (
    <tr>
      <th scope="row">{heir.name}</th>
      {shown.map((column) => (
        <td key={column} data-label={copy.heads[column]}>
          <span className={column === shown.at(-1) ? 'font-semibold text-ink' : undefined}>
            <span>{heir[column] || '–'}</span>
            {column === 'concrete' && heir.over && (
              <span className="block font-normal">{copy.over}</span>
            )}
          </span>
        </td>
      ))}
    </tr>
  );
}
