import { Island } from '#app/browser/island.tsx';
import { ShareText } from '#app/calculators/parts/share-text.tsx';
import { copy as words } from '#app/calculators/shares/copy.ts';
import { island as shares } from '#app/calculators/shares/shares.island.ts';
import type { UsualFamily } from '#app/calculators/shares/usual-families.ts';
import { CalculatorPage } from '../parts/calculator-page.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { PlainTable } from '../parts/plain-table.tsx';
import type { shares as loader } from './shares.loader.server.ts';

/** /shares: the family as a tree, and what the law gives to each. */
export function Page({ content }: LoadedProps<typeof loader>) {
  return (
    <CalculatorPage calculator="shares" content={content}>
      <Island of={shares} props={{}} start="touch" />
      <noscript>
        <UsualFamilies families={content.families} />
      </noscript>
    </CalculatorPage>
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
            <td>
              <ShareText>{shares}</ShareText>
            </td>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}
