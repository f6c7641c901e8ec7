import type { Step } from '#app/firm/schema/situation-schema.ts';

/** Steps with their deadlines. The situation's page adds the reasons. */
export function FirstSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className="border-t border-ink">
      {steps.map(({ act, term, basis }, index) => (
        <li key={act} className="first-step">
          <span className="font-serif font-semibold text-ink" aria-hidden="true">
            {index + 1}
          </span>
          <p className="font-semibold text-ink">{act}</p>
          <p className="first-step-term">
            <span className="t3">{term}</span>
            <span className="text-muted t1">{basis}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
