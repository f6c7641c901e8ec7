import { Island } from '#app/browser/island.tsx';
import { island as deadlines } from '#app/calculators/deadlines/deadlines.island.ts';
import { CalculatorPage } from '../parts/calculator-page.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import type { deadlines as loader } from './deadlines.loader.server.ts';

/** /deadlines: by when what is to be done. */
export function Page({ content }: LoadedProps<typeof loader>) {
  return (
    <CalculatorPage calculator="deadlines" content={content}>
      <Island of={deadlines} props={{}} start="touch" />
    </CalculatorPage>
  );
}
