import { cases } from '#app/firm/data/cases.data.ts';
import { situations } from '#app/firm/view/situations.ts';
import { Part } from '../parts/part.tsx';
import { TermRow } from '../parts/text-rows.tsx';
import { casesCopy as copy } from './copy.ts';

/** Cases of an area, for its page. */
export function casesOf(area: string) {
  return cases
    .filter((one) => one.area === area)
    .map(({ id, title, period, family, issue, done, note, situation }) => ({
      id,
      title,
      period,
      family,
      issue,
      done,
      note,
      situation: linkTo(situation),
    }));
}

function linkTo(situation: string | undefined) {
  const found = situations.find(({ id }) => id === situation);
  return found && { text: found.label, href: `/situations/${found.id}` };
}

/** 맡은 사건: families' problems and what the firm did. Renders nothing without cases. */
export function HandledCases({ cases }: { cases: ReturnType<typeof casesOf> }) {
  if (cases.length === 0) return null;
  return (
    <Part id="cases" title={copy.title} notes={copy.note}>
      <ul className="cases">
        {cases.map(({ id, title, period, family, issue, done, note, situation }) => (
          <li key={id} id={`case-${id}`}>
            <h3 className="t3">{title}</h3>
            <p className="case-period">{period}</p>
            <dl className="case-rows">
              <TermRow term={copy.terms.family}>{family}</TermRow>
              <TermRow term={copy.terms.issue}>{issue}</TermRow>
              <TermRow term={copy.terms.done}>
                <ol className="case-steps">
                  {done.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </TermRow>
              {note && <TermRow term={copy.terms.note}>{note}</TermRow>}
              {situation && (
                <TermRow term={copy.terms.situation}>
                  <a className="inline-block min-h-11 py-2" href={situation.href}>
                    <span className="link">{situation.text}</span>
                  </a>
                </TermRow>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </Part>
  );
}
