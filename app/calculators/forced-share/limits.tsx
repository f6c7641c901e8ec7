import type { Limitation } from '#app/law/forced-share/forced-shares.ts';
import { copy } from './copy.ts';
import { explainLimitation } from './phrases.ts';

const { result: words } = copy;

/** Limitation periods of the claim, in the margin. The deadline calculator has the dates. */
export function Limits({ limitations }: { limitations: Limitation[] }) {
  return (
    <section className="forced-limits" aria-labelledby={`${copy.id}-limits`}>
      <p className="font-semibold text-ink" id={`${copy.id}-limits`}>
        {words.limits}
      </p>
      <dl>
        {limitations.map((limitation) => (
          <div key={limitation.code}>
            <dt className="t3">{words.limitTerms[limitation.code]}</dt>
            <dd>
              <span>{explainLimitation(limitation).text}</span>{' '}
              <span className="text-muted t1">{limitation.articles.join(', ')}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/deadlines">
          {words.deadlines}
        </a>
      </p>
    </section>
  );
}
