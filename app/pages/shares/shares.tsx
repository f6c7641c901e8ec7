import { Island } from '#app/browser/island.tsx';
import { ShareText } from '#app/calculators/parts/share-text.tsx';
import { copy as words } from '#app/calculators/shares/copy.ts';
import { island } from '#app/calculators/shares/shares.island.ts';
import { CalculatorPage } from '../parts/calculator-page.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { PlainTable } from '../parts/plain-table.tsx';
import type { shares as loader } from './shares.loader.server.ts';

/** /shares: the family as a tree, and what the law gives to each. */
export function Page({ content }: LoadedProps<typeof loader>) {
  const { usual, table } = words;
  return (
    <CalculatorPage calculator="shares" content={content}>
      <Island of={island} props={{}} start="touch" />
      <PlainTable className="usual-families" words={usual} note={`${usual.basis}. ${table.note}`}>
        {content.families.map(({ family, shares }) => (
          <tr key={family}>
            <th scope="row">{family}</th>
            <td>
              <ShareText>{shares}</ShareText>
            </td>
          </tr>
        ))}
      </PlainTable>
    </CalculatorPage>
  );
}
