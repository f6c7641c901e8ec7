import { Island } from '#app/browser/island.tsx';
import { copy } from '#app/calculators/inheritance-tax/copy.ts';
import { island as inheritanceTax } from '#app/calculators/inheritance-tax/inheritance-tax.island.ts';
import type { RateRow } from '#app/calculators/inheritance-tax/rate-table.ts';
import { RateRows } from '#app/calculators/inheritance-tax/rates.tsx';
import type { PageProps } from '#app/router/page-route.ts';
import { CalculatorPage, type CalculatorPageContent } from '../parts/calculator-page.tsx';
import { PlainTable } from '../parts/plain-table.tsx';

export interface InheritanceTaxContent extends CalculatorPageContent {
  /** For those without script: the law has computed it on the server. */
  rates: RateRow[];
}

/** /inheritance-tax: the tax in outline, from the estate to the day it is due. */
export function Page({ content }: PageProps<InheritanceTaxContent>) {
  return (
    <CalculatorPage calculator="inheritance-tax" content={content}>
      <Island of={inheritanceTax} props={{}} start="touch" />
      <noscript>
        <RateTable rows={content.rates} />
      </noscript>
    </CalculatorPage>
  );
}

function RateTable({ rows }: { rows: RateRow[] }) {
  const { table: words } = copy;
  return (
    <div className="chapter-body ratio-table">
      <PlainTable words={words} note={words.basis}>
        <RateRows rows={rows} />
      </PlainTable>
    </div>
  );
}
