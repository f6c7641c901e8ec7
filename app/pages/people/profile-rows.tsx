import type { ReactNode } from 'react';
import { people as copy } from './copy.ts';
import type { Profile } from './profile.ts';

/** Guides that a lawyer's row names; the lawyer's page has all. */
const SHOWN = 2;

/** What a lawyer does and did, row by row; what the firm has not filled in has no row. */
export function ProfileRows({ profile }: { profile: Profile }) {
  const { id, areas, registeredField, admitted, career, guides } = profile;
  const { terms } = copy;
  return (
    <dl className="profile-rows">
      {areas.length > 0 && (
        <Row term={terms.areas}>
          <Links links={areas} />
        </Row>
      )}
      {registeredField && <Row term={terms.field}>{registeredField} (대한변호사협회)</Row>}
      {admitted && <Row term={terms.admitted}>{admitted}</Row>}
      {career.length > 0 && (
        <Row term={terms.career}>
          {career.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Row>
      )}
      {guides.length > 0 && (
        <Row term={terms.guides}>
          <Links links={guides.slice(0, SHOWN)} />
          {guides.length > SHOWN && (
            <a className="link" href={`/people/${id}`}>
              {copy.moreGuides(guides.length - SHOWN)}
            </a>
          )}
        </Row>
      )}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="profile-row">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Links({ links }: { links: Profile['areas'] }) {
  return (
    <ul>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a className="link" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
