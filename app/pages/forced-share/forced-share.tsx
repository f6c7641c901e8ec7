import { Island } from '#app/browser/island.tsx';
import { copy as words } from '#app/calculators/forced-share/copy.ts';
import { island } from '#app/calculators/forced-share/forced-share.island.ts';
import { ratioTable } from '#app/calculators/forced-share/ratio-table.ts';
import { workedExamples } from '#app/calculators/forced-share/worked-examples.ts';
import { ShareText } from '#app/calculators/result/fractions.tsx';
import { defineCalculatorPage } from '../parts/define-calculator-page.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { forcedSharePage } from './copy.ts';

/** /forced-share: the shortfall of the visitor's forced share, and the recipients who owe it. */
export const forcedShare = defineCalculatorPage({
  calculator: 'forced-share',
  copy: forcedSharePage,
  compute: (day) => ({ examples: workedExamples(), ratios: ratioTable(day) }),
  children: ({ ratios }) => (
    <>
      <Island of={island} props={{}} start="touch" />
      <Ratios ratios={ratios} />
    </>
  ),
});

function Ratios({ ratios }: { ratios: ReturnType<typeof ratioTable> }) {
  const { table } = words;
  return (
    <PlainTable className="ratio-table" words={table} note={table.basis}>
      {ratios.map(({ heir, family, part, ratio }) => (
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
  );
}
