import { kinds } from '../parts/copy.ts';
import { TermRow } from '../parts/text-rows.tsx';
import { people as copy } from './copy.ts';
import type { Profile } from './profile.ts';

/** How many guides or columns a row lists. The lawyer's page lists all. */
const SHOWN = 2;

/** A lawyer's areas, career and writings. Leaves out rows that the firm has not filled in. */
export function ProfileRows({ profile }: { profile: Profile }) {
  const { id, areas, registeredField, admitted, career, guides, columns } = profile;
  const { terms } = copy;
  return (
    <dl className="profile-rows">
      {areas.length > 0 && (
        <TermRow term={terms.areas}>{areas.map(({ text }) => text).join(', ')}</TermRow>
      )}
      {registeredField && <TermRow term={terms.field}>{copy.registered(registeredField)}</TermRow>}
      {admitted && <TermRow term={terms.admitted}>{admitted}</TermRow>}
      {career.length > 0 && (
        <TermRow term={terms.career}>
          {career.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </TermRow>
      )}
      <Works term={terms.guides} what={kinds.guide} works={guides} all={`/people/${id}`} />
      <Works term={terms.columns} what={terms.columns} works={columns} all={`/people/${id}`} />
    </dl>
  );
}

interface Work {
  text: string;
  href: string;
}

interface WorksProps {
  term: string;
  /** Name of the works in the link to all. */
  what: string;
  works: readonly Work[];
  all: string;
}

/** A lawyer's first works, and a link to the page that lists all. */
function Works({ term, what, works, all }: WorksProps) {
  if (works.length === 0) return null;
  const rest = works.length - SHOWN;
  return (
    <TermRow term={term}>
      <ul>
        {works.slice(0, SHOWN).map(({ text, href }) => (
          <li key={href}>
            <WorkLink text={text} href={href} />
          </li>
        ))}
        {rest > 0 && (
          <li>
            <WorkLink text={copy.more(what, rest)} href={all} />
          </li>
        )}
      </ul>
    </TermRow>
  );
}

function WorkLink({ text, href }: Work) {
  return (
    <a className="inline-block min-h-11 py-2" href={href}>
      <span className="link">{text}</span>
    </a>
  );
}
