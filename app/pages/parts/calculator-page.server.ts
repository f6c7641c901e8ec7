import { copy as calculators } from '#app/calculators/parts/copy.ts';
import type { WorkedExample } from '#app/calculators/parts/worked-example.ts';
import { areaDetails } from '#app/content/area-details.ts';
import { areaName } from '#app/content/areas.ts';
import type { CalculatorPageCopy } from '#app/content/calculator-page.ts';
import { firm } from '#app/content/firm.ts';
import { questionsOf } from '#app/content/questions.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from './crumbs.server.ts';
import { areaOnward } from './onward-links.server.ts';

/**
 * The loader of a calculator's page.
 *
 * @param compute what the law computes for it, as of the day up to which the law was read, such as 2026-11-20
 */
export function calculatorLoader<Own extends { examples: WorkedExample[] }>(
  copy: CalculatorPageCopy,
  compute: (lawAsOf: string) => Own,
) {
  const { path, head, name, title, intro, how, leftOut, area, questions, onward } = copy;
  const { lawAsOf } = calculators;
  return {
    load({ context }) {
      const { crumbs, structuredData } = crumbsOf(context, { path, title: name });
      return {
        head,
        content: {
          ...{ crumbs, name, title, intro, how, leftOut, lawAsOf },
          ...compute(lawAsOf),
          questions: questionsOf(questions),
          area: { text: areaName(area), href: `/areas/${area}`, who: areaDetails[area]?.who },
          onward: [areaOnward(area), ...onward],
          structuredData: [webApplication(context.get(originContext), copy), structuredData],
        },
      };
    },
    lastModified: () => firm.lawCheckedOn,
  } satisfies PageLoader;
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
