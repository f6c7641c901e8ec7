import { Island } from '#app/browser/island.tsx';
import { copy } from '#app/calculators/forced-share/copy.ts';
import { island as forcedShare } from '#app/calculators/forced-share/forced-share.island.ts';
import { ShareText } from '#app/calculators/parts/share-text.tsx';
import { CalculatorPage } from '../parts/calculator-page.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { PlainTable } from '../parts/plain-table.tsx';
import type { forcedShare as loader } from './forced-share.loader.server.ts';

/** /forced-share: whether the visitor's forced share was cut short, and who owes it. */
export function Page({ content }: LoadedProps<typeof loader>) {
  const { table } = copy;
  return (
    <CalculatorPage calculator="forced-share" content={content}>
      <Island of={forcedShare} props={{}} start="touch" />
      <PlainTable className="ratio-table" words={table} note={table.basis}>
        {content.ratios.map(({ heir, family, part, ratio }) => (
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
          <th scope="row">{table.siblings.name}</th>
          <td colSpan={2}>{table.siblings.text}</td>
        </tr>
      </PlainTable>
    </CalculatorPage>
  );
}
