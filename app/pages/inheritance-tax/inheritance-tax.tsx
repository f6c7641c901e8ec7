import { Island } from '#app/browser/island.tsx';
import { copy } from '#app/calculators/inheritance-tax/copy.ts';
import { island as inheritanceTax } from '#app/calculators/inheritance-tax/inheritance-tax.island.ts';
import { RateRows } from '#app/calculators/inheritance-tax/rates.tsx';
import { CalculatorPage } from '../parts/calculator-page.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { PlainTable } from '../parts/plain-table.tsx';
import type { inheritanceTax as loader } from './inheritance-tax.loader.server.ts';

/** /inheritance-tax: the tax in outline, from the estate to the day it is due. */
export function Page({ content }: LoadedProps<typeof loader>) {
  const { table } = copy;
  return (
    <CalculatorPage calculator="inheritance-tax" content={content}>
      <Island of={inheritanceTax} props={{}} start="touch" />
      <PlainTable className="ratio-table" words={table} note={table.basis}>
        <RateRows rows={content.rates} />
      </PlainTable>
    </CalculatorPage>
  );
}
