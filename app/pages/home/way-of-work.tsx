import { Chapter } from '../parts/chapter.tsx';
import type { HomeCopy } from './copy.ts';
import { ToPage } from './to-page.tsx';

type Copy = HomeCopy['ways'];

/** 상담과 비용: the steps of a consultation on one line, and what it costs. */
export function WayOfWork({ copy, number }: { copy: Copy; number: number }) {
  const { steps, cost } = copy;
  return (
    <Chapter copy={copy} number={number} headingIn="margin" intro={copy.intro}>
      <ol className="way-line" aria-label={steps.label}>
        {steps.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="t3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <section className="mt-10 lg:mt-12">
        <h3 className="t3">{cost.title}</h3>
        <dl className="mt-3 border-t border-ink">
          {cost.rows.map(({ term, text }) => (
            <div key={term} className="cost">
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-x-8" id="procedure">
          <ToPage href="/fees" text={cost.more} />
          <ToPage href="/procedure" text={copy.more} />
        </div>
      </section>
    </Chapter>
  );
}
