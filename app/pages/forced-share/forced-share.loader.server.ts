import { ratioTable } from '#app/calculators/forced-share/ratio-table.ts';
import { workedExamples } from '#app/calculators/forced-share/worked-examples.ts';
import { copy as calculators } from '#app/calculators/parts/copy.ts';
import { firm } from '#app/content/firm.ts';
import { forcedSharePage } from '#app/content/forced-share-page.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { calculatorPageContent } from '../parts/calculator-page.server.ts';
import type { ForcedShareContent } from './forced-share.tsx';

export const forcedShare = {
  load: ({ context }) => ({
    head: forcedSharePage.head,
    content: {
      ...calculatorPageContent(context.get(originContext), forcedSharePage, workedExamples()),
      ratios: ratioTable(calculators.lawAsOf),
    },
  }),
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader<ForcedShareContent>;
