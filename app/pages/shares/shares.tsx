import { Island } from '#app/browser/island.tsx';
import { ShareText } from '#app/calculators/parts/share-text.tsx';
import { copy as words } from '#app/calculators/shares/copy.ts';
import { island as shares } from '#app/calculators/shares/shares.island.ts';
import type { UsualFamily } from '#app/calculators/shares/usual-families.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { CalculatorPage, type CalculatorPageContent } from '../parts/calculator-page.tsx';
import { PlainTable } from '../parts/plain-table.tsx';

export interface SharesContent extends CalculatorPageContent {
  /** For those without script: the law has computed them on the server. */
  families: UsualFamily[];
}

/** /shares: the family as a tree, and what the law gives to each. */
export function Page({ content }: PageProps<SharesContent>) {
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
