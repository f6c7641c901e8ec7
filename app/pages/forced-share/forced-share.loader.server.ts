import { ratioTable } from '#app/calculators/forced-share/ratio-table.ts';
import { workedExamples } from '#app/calculators/forced-share/worked-examples.ts';
import { forcedSharePage } from '#app/content/forced-share-page.ts';
import { calculatorLoader } from '../parts/calculator-page.server.ts';

export const forcedShare = calculatorLoader(forcedSharePage, (lawAsOf) => ({
  examples: workedExamples(),
  ratios: ratioTable(lawAsOf),
}));
