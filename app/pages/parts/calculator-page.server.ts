import { copy as calculators } from '#app/calculators/parts/copy.ts';
import type { WorkedExample } from '#app/calculators/parts/worked-example.ts';
import { areaDetails } from '#app/content/area-details.ts';
import { areaName } from '#app/content/areas.ts';
import type { CalculatorPageCopy } from '#app/content/calculator-page.ts';
import { firm } from '#app/content/firm.ts';
import { questions } from '#app/content/questions.ts';
import type { CalculatorPageContent } from './calculator-page.tsx';
import { crumbsOf } from './crumbs.server.ts';

/**
 * What every calculator's page shows around its calculator.
 *
 * @param origin the site's, for structured data
 * @param examples computed by the law, not typed
 */
export function calculatorPageContent(
  origin: string,
  copy: CalculatorPageCopy,
  examples: WorkedExample[],
): CalculatorPageContent {
  const { path, name, area, questions: ids, onward } = copy;
  const { crumbs, structuredData } = crumbsOf(origin, { path, title: name });
  return {
    copy,
    lawAsOf: calculators.lawAsOf,
    examples,
    questions: ids.flatMap((id) => questions.items.find((one) => one.id === id) ?? []),
    area: { id: area, name: areaName(area), who: areaDetails[area]?.who ?? '' },
    onward: [{ kind: '업무', text: areaName(area), href: `/areas/${area}` }, ...onward],
    crumbs,
    structuredData: [webApplication(origin, copy), structuredData],
  };
}

/** WebApplication of schema.org. */
function webApplication(origin: string, { path, name, head }: CalculatorPageCopy): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    url: origin + path,
    description: head.description,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    inLanguage: 'ko',
    isAccessibleForFree: true,
    provider: { '@type': 'LegalService', name: firm.name, url: origin },
  };
}
