import { WrittenFraction } from '../result/fractions.tsx';
import { copy } from './copy.ts';
import type { Heir } from './describe.ts';
import { Stands } from './stands.tsx';

interface HeirsTableProps {
  heirs: Heir[];
  /** 9억 원이면; null without an estate. */
  ifEstate: string | null;
}

const { table: words } = copy;

/** Table of the heirs, one row each. */
export function HeirsTable({ heirs, ifEstate }: HeirsTableProps) {
  return (
    <table className="heirs-table">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.heir}</th>
          <th scope="col">{words.share}</th>
          {ifEstate && <th scope="col">{ifEstate}</th>}
        </tr>
      </thead>
      <tbody>
        {heirs.map((heir) => (
          <tr key={heir.id}>
            <th scope="row">
              <span>{heir.name}</span>
              {heir.standsFor && (
                <span className="block">
                  <Stands heir={heir} />
                </span>
              )}
            </th>
            <td>
              <WrittenFraction {...heir.written} />
            </td>
            {ifEstate && <td>{heir.amount}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
