import { leftOut } from '#app/calculators/inheritance-tax/phrases.ts';
import { rateTable } from '#app/calculators/inheritance-tax/rate-table.ts';
import { workedExamples } from '#app/calculators/inheritance-tax/worked-examples.ts';
import { copy as calculators } from '#app/calculators/parts/copy.ts';
import { firm } from '#app/content/firm.ts';
import { inheritanceTaxPage } from '#app/content/inheritance-tax-page.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { calculatorPageContent } from '../parts/calculator-page.server.ts';
import type { InheritanceTaxContent } from './inheritance-tax.tsx';

export const inheritanceTax = {
  load: ({ context }) => ({
    head: inheritanceTaxPage.head,
    content: {
      ...calculatorPageContent(
        context.get(originContext),
        {
          ...inheritanceTaxPage,
          leftOut: leftOut.map(({ text, articles }) => `${text} (${inShort(articles)})`),
        },
        workedExamples(),
      ),
      rates: rateTable(calculators.lawAsOf),
    },
  }),
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader<InheritanceTaxContent>;

/** 상속세 및 증여세법 제19조 제1항·제24조: the act once. */
function inShort(articles: readonly string[]): string {
  const act = '상속세 및 증여세법 ';
  return articles.map((one, index) => (index > 0 ? one.replace(act, '') : one)).join('·');
}
