import { Island } from '#app/browser/island.tsx';
import { copy as words } from '#app/calculators/inheritance-tax/copy.ts';
import { island } from '#app/calculators/inheritance-tax/inheritance-tax.island.ts';
import { leftOut } from '#app/calculators/inheritance-tax/phrases.ts';
import { rateTable } from '#app/calculators/inheritance-tax/rate-table.ts';
import { RateRows } from '#app/calculators/inheritance-tax/rates.tsx';
import { workedExamples } from '#app/calculators/inheritance-tax/worked-examples.ts';
import { defineCalculatorPage } from '../parts/define-calculator-page.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { inheritanceTaxPage, inShort } from './copy.ts';

/** /inheritance-tax: the tax in outline, from the estate to the day it is due. */
export const inheritanceTax = defineCalculatorPage({
  calculator: 'inheritance-tax',
  copy: {
    ...inheritanceTaxPage,
    leftOut: leftOut.map(({ text, articles }) => `${text} (${inShort(articles)})`),
  },
  compute: (day) => ({ examples: workedExamples(), rates: rateTable(day) }),
  children: ({ rates }) => (
    <>
      <Island of={island} props={{}} start="touch" />
      <PlainRates rates={rates} />
    </>
  ),
});

function PlainRates({ rates }: { rates: ReturnType<typeof rateTable> }) {
  const { table } = words;
  return (
    <PlainTable className="ratio-table" words={table} note={table.basis}>
      <RateRows rows={rates} />
    </PlainTable>
  );
}
