import { Island } from '#app/browser/island.tsx';
import { island } from '#app/calculators/deadlines/deadlines.island.ts';
import { workedExamples } from '#app/calculators/deadlines/worked-examples.ts';
import { deadlinesPage } from '#app/firm/deadlines-page.ts';
import { defineCalculatorPage } from '../parts/define-calculator-page.tsx';

/** /deadlines: by when what is to be done. */
export const deadlines = defineCalculatorPage({
  calculator: 'deadlines',
  copy: deadlinesPage,
  compute: () => ({ examples: workedExamples() }),
  children: () => <Island of={island} props={{}} start="touch" />,
});
