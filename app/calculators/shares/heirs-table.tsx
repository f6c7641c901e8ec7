import type { Tree } from '#app/drawings/tree/layout.ts';
import { WrittenFraction } from '../parts/written-fraction.tsx';
import type { Heir } from './answer.ts';
import { copy } from './copy.ts';
import { Stands } from './stands.tsx';

interface HeirsTableProps {
  tree: Tree;
  heirs: Heir[];
  /** 9억 원이면; null without an estate. */
  ifEstate: string | null;
}

const { table: words } = copy;

/** The heirs, a row for each. */
export function HeirsTable({ tree, heirs, ifEstate }: HeirsTableProps) {
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
        {heirs.map((heir) => {
          const share = tree.shares.find(({ person }) => person === heir.id);
          return (
            <tr key={heir.id}>
              <th scope="row">
                {heir.name}
                <span className="block text-muted t1">
                  {heir.standsFor && (
                    <>
                      <Stands heir={heir} />,{' '}
                    </>
                  )}
                  {heir.basis.join(', ')}
                </span>
              </th>
              <td>
                {share && <WrittenFraction n={share.numerator} d={share.denominator} />}
                <span className="share-percent">{heir.percent}</span>
              </td>
              {ifEstate && <td>{heir.amount}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
