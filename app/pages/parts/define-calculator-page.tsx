import type { ReactNode } from 'react';
import type { WorkedExample } from '#app/calculators/result/worked-example.ts';
import type { CalculatorId } from '#app/calculators/state/calculator-id.ts';
import { areaDetails } from '#app/firm/view/area-details.ts';
import { areaName } from '#app/firm/view/areas.ts';
import { firm } from '#app/firm/view/firm.ts';
import { questionsOf } from '#app/firm/view/questions.ts';
import { asOfNote } from '#app/firm/view/stale-law.ts';
import { lawAsOf } from '#app/law/amendments.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { definePage } from '#app/router/define-page.ts';
import { CalculatorPage } from './calculator-page.tsx';
import type { CalculatorPageCopy } from './calculator-page-copy.ts';
import { crumbsOf } from './crumbs.ts';
import { areaOnward } from './onward-links.ts';

interface CalculatorPageOptions<Computed extends { examples: WorkedExample[] }> {
  calculator: CalculatorId;
  copy: CalculatorPageCopy;
  /** Computes examples and tables for a death on the given day, which is `lawAsOf`. The search index includes them. */
  compute: (day: CalendarDate) => Computed;
  /** An island that renders `.chapter-controls`, for the margin, and after it `.chapter-body`. */
  children: (computed: Computed) => ReactNode;
}

/** Defines the page of a calculator. */
export function defineCalculatorPage<Computed extends { examples: WorkedExample[] }>(
  options: CalculatorPageOptions<Computed>,
) {
  const { calculator, copy, compute, children } = options;
  return definePage({
    path: copy.path,
    audience: 'everyone',
    furtherStyles: true,
    links: [{ text: copy.name, menu: 'calculators' }],
    lastModified: () => firm.lawCheckedOn,
    page({ origin }) {
      const computed = compute(lawAsOf);
      const asOf = asOfNote(koreanDay(new Date()));
      const content = { ...contentOf(copy, origin), asOf, ...computed };
      return {
        head: copy.head,
        body: (
          <CalculatorPage calculator={calculator} content={content}>
            {children(computed)}
          </CalculatorPage>
        ),
        searchable: content,
      };
    },
  });
}

function contentOf(copy: CalculatorPageCopy, origin: string) {
  const { path, name, title, intro, how, leftOut, area, questions, onward } = copy;
  const { crumbs, structuredData } = crumbsOf(origin, { path, title: name });
  return {
    crumbs,
    name,
    title,
    intro,
    how,
    leftOut,
    questions: questionsOf(questions),
    area: { text: areaName(area), href: `/areas/${area}`, who: areaDetails[area]?.who },
    onward: [areaOnward(area), ...onward],
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
