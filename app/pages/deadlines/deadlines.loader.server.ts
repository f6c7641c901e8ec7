import { workedExamples } from '#app/calculators/deadlines/worked-examples.ts';
import { deadlinesPage } from '#app/content/deadlines-page.ts';
import { calculatorLoader } from '../parts/calculator-page.server.ts';

export const deadlines = calculatorLoader(deadlinesPage, () => ({ examples: workedExamples() }));
