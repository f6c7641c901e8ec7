import { Island } from '#app/browser/island.tsx';
import { island as deadlines } from '#app/calculators/deadlines/deadlines.island.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { CalculatorPage, type CalculatorPageContent } from '../parts/calculator-page.tsx';

/** /deadlines: by when what is to be done. */
export function Page({ content }: PageProps<CalculatorPageContent>) {
  return (
    <CalculatorPage calculator="deadlines" content={content}>
      <Island of={deadlines} props={{}} start="touch" />
    </CalculatorPage>
  );
}
