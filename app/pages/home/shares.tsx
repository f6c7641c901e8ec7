import { Island } from '#app/browser/island.tsx';
import { copy as words } from '#app/calculators/shares/copy.ts';
import { island as shares } from '#app/calculators/shares/shares.island.ts';
import type { UsualFamily } from '#app/calculators/shares/usual-families.ts';
import type { HomeCopy } from '#app/content/home.ts';
import { CalculatorChapter } from '../parts/chapter.tsx';
import { PlainTable } from '../parts/plain-table.tsx';

interface SharesProps {
  copy: HomeCopy['shares'];
  number: number;
  /** For those without script: the law has computed them on the server. */
  families: UsualFamily[];
}

/** 몫: the family as a tree, and what the law gives to each. */
export function Shares({ copy, number, families }: SharesProps) {
  return (
    <CalculatorChapter copy={copy} number={number} band>
      <Island of={shares} props={{}} start="touch" />
      <noscript>
        <UsualFamilies families={families} />
      </noscript>
    </CalculatorChapter>
  );
}

function UsualFamilies({ families }: { families: UsualFamily[] }) {
  const { usual, table } = words;
  return (
    <div className="chapter-body usual-families">
      <PlainTable words={usual} note={`${usual.basis}. ${table.note}`}>
        {families.map(({ family, shares }) => (
          <tr key={family}>
            <th scope="row">{family}</th>
            <td>{shares}</td>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}
