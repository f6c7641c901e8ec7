import { usualFamilies } from '#app/calculators/shares/usual-families.ts';
import { workedExamples } from '#app/calculators/shares/worked-examples.ts';
import { sharesPage } from '#app/content/shares-page.ts';
import { calculatorLoader } from '../parts/calculator-page.server.ts';

export const shares = calculatorLoader(sharesPage, (lawAsOf) => ({
  examples: workedExamples(),
  families: usualFamilies(lawAsOf),
}));
