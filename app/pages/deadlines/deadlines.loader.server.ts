import { workedExamples } from '#app/calculators/deadlines/worked-examples.ts';
import { deadlinesPage } from '#app/content/deadlines-page.ts';
import { firm } from '#app/content/firm.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { calculatorPageContent } from '../parts/calculator-page.server.ts';
import type { CalculatorPageContent } from '../parts/calculator-page.tsx';

export const deadlines = {
  load: ({ context }) => ({
    head: deadlinesPage.head,
    content: calculatorPageContent(context.get(originContext), deadlinesPage, workedExamples()),
  }),
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader<CalculatorPageContent>;
