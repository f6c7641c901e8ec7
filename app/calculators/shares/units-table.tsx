import type { Tree } from '#app/drawings/tree/layout.ts';
import { WrittenFraction } from '../result/fractions.tsx';
import { copy } from './copy.ts';
import { Stands } from './stands.tsx';
import type { UnitCell } from './unit-cells.ts';

interface UnitsTableProps {
  tree: Tree;
  cells: UnitCell[];
  /** 9억 원이면; null without an estate. */
  ifEstate: string | null;
}

const { table: words } = copy;

/** Table of the heirs under their leaves, with the columns of the drawing. */
export function UnitsTable({ tree, cells, ifEstate }: UnitsTableProps) {
  return (
    <table className="units-table">
      <caption className="sr-only">{words.caption}</caption>
      <colgroup>
        <col width={percent(tree.size.heads, tree)} />
        {cells.map(({ id, width }) => (
          <col key={id} width={percent(width, tree)} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.heir}</span>
          </th>
          {cells.map(({ id, heir }) =>
            heir ? (
              <th key={id} scope="col">
                <span className="sr-only">{heir.name}</span>
              </th>
            ) : (
              <td key={id} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.share}</th>
          {cells.map(({ id, heir }) => (
            <td key={id}>{heir && <WrittenFraction {...heir.written} />}</td>
          ))}
        </tr>
        {ifEstate && (
          <tr>
            <th scope="row">{ifEstate}</th>
            {cells.map(({ id, heir }) => (
              <td key={id} className="text-ink">
                {heir?.amount}
              </td>
            ))}
          </tr>
        )}
        {cells.some(({ heir }) => heir?.standsFor) && (
          <tr>
            <th scope="row">
              <span className="sr-only">{words.stands}</span>
            </th>
            {cells
              .filter(({ joined }) => !joined)
              .map(({ id, heir, joins }) => (
                <td key={id} colSpan={joins}>
                  {heir?.standsFor && <Stands heir={heir} />}
                </td>
              ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function percent(pixels: number, { width }: Tree): string {
  return `${Math.round((pixels / width) * 100_000) / 1000}%`;
}
