import { copy as calculators } from '#app/calculators/parts/copy.ts';
import { usualFamilies } from '#app/calculators/shares/usual-families.ts';
import { workedExamples } from '#app/calculators/shares/worked-examples.ts';
import { firm } from '#app/content/firm.ts';
import { sharesPage } from '#app/content/shares-page.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { calculatorPageContent } from '../parts/calculator-page.server.ts';
import type { SharesContent } from './shares.tsx';

export const shares = {
  load: ({ context }) => ({
    head: sharesPage.head,
    content: {
      ...calculatorPageContent(context.get(originContext), sharesPage, workedExamples()),
      families: usualFamilies(calculators.lawAsOf),
    },
  }),
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader<SharesContent>;
