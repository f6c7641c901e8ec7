import { leftOut } from '#app/calculators/inheritance-tax/phrases.ts';
import { rateTable } from '#app/calculators/inheritance-tax/rate-table.ts';
import { workedExamples } from '#app/calculators/inheritance-tax/worked-examples.ts';
import { inheritanceTaxPage } from '#app/content/inheritance-tax-page.ts';
import { calculatorLoader } from '../parts/calculator-page.server.ts';

export const inheritanceTax = calculatorLoader(
  {
    ...inheritanceTaxPage,
    leftOut: leftOut.map(({ text, articles }) => `${text} (${inShort(articles)})`),
  },
  (lawAsOf) => ({ examples: workedExamples(), rates: rateTable(lawAsOf) }),
);

/** 상속세 및 증여세법 제19조 제1항·제24조: the act once. */
function inShort(articles: readonly string[]): string {
  const act = '상속세 및 증여세법 ';
  return articles.map((one, index) => (index > 0 ? one.replace(act, '') : one)).join('·');
}
