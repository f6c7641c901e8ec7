import { Island } from '#app/browser/island.tsx';
import { copy } from '#app/calculators/forced-share/copy.ts';
import { island as forcedShare } from '#app/calculators/forced-share/forced-share.island.ts';
import type { RatioRow } from '#app/calculators/forced-share/ratio-table.ts';
import { ShareText } from '#app/calculators/parts/share-text.tsx';
import { CalculatorPage } from '../parts/calculator-page.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { PlainTable } from '../parts/plain-table.tsx';
import type { forcedShare as loader } from './forced-share.loader.server.ts';

/** /forced-share: whether the visitor's forced share was cut short, and who owes it. */
export function Page({ content }: LoadedProps<typeof loader>) {
  return (
    <CalculatorPage calculator="forced-share" content={content}>
      <Island of={forcedShare} props={{}} start="touch" />
      <noscript>
        <RatioTable rows={content.ratios} />
      </noscript>
    </CalculatorPage>
  );
}

function RatioTable({ rows }: { rows: RatioRow[] }) {
  const { table: words } = copy;
  return (
    <div className="chapter-body ratio-table">
      <PlainTable words={words} note={words.basis}>
        {rows.map(({ heir, family, part, ratio }) => (
          <tr key={heir + family}>
            <th scope="row">
              {heir} <span className="ml-2 font-normal text-muted t1">{family}</span>
            </th>
            <td>
              <ShareText>{part}</ShareText>
            </td>
            <td>
              <ShareText>{ratio}</ShareText>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{words.siblings.name}</th>
          <td colSpan={2}>{words.siblings.text}</td>
        </tr>
      </PlainTable>
    </div>
  );
}
