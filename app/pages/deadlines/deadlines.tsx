import { Island } from '#app/browser/island.tsx';
import { island } from '#app/calculators/deadlines/deadlines.island.ts';
import { workedExamples } from '#app/calculators/deadlines/worked-examples.ts';
import { defineCalculatorPage } from '../parts/define-calculator-page.tsx';
import { deadlinesPage } from './copy.ts';

/** /deadlines: each step of an inheritance with its due date. */
export const deadlines = defineCalculatorPage({
  calculator: 'deadlines',
  copy: deadlinesPage,
  compute: () => ({ examples: workedExamples() }),
  children: () => <Island of={island} props={{}} start="touch" />,
});
