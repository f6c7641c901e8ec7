import { words } from '#app/calculators/checklist/list-copy.ts';
import type { Step } from '#app/firm/schema/situation-schema.ts';
import { linkIfStanding } from '#app/firm/view/standing.ts';
import ArrowIcon from '~icons/lucide/arrow-right';
import { Citation } from '../parts/citation.tsx';

/** Steps in order, each with its reason, deadline and article, and links to the forms for it. */
export function StepList({ steps }: { steps: Step[] }) {
  return (
    <ol className="border-t border-ink">
      {steps.map(({ act, why, term, basis, forms = [] }, index) => (
        <li
          key={act}
          className="grid grid-cols-[1.875rem_minmax(0,1fr)] border-b border-line py-5 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
        >
          <span className="font-serif font-semibold text-ink" aria-hidden="true">
            {index + 1}
          </span>
          <div className="max-w-[33em]">
            <p className="font-semibold text-ink">{act}</p>
            <p className="text-balance">{why}</p>
            {forms.map((form) => {
              const href = linkIfStanding(`/forms#${form}`);
              return (
                href && (
                  <p key={form}>
                    <a className="link inline-flex min-h-11 items-center" href={href}>
                      {words.task.forms[form]}
                      <ArrowIcon />
                    </a>
                  </p>
                )
              );
            })}
          </div>
          <p className="col-start-2 mt-2 flex flex-wrap items-baseline gap-x-3 sm:col-start-3 sm:mt-0 sm:w-45 sm:flex-col sm:items-end sm:text-right lg:w-60">
            <span className="t3">{term}</span>
            <span className="text-muted t1">
              <Citation text={basis} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
