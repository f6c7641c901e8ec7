import type { ReactNode } from 'react';
import { Unbroken } from '#app/ui/unbroken.tsx';
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
          <Unbroken text={areas.map(({ text }) => text).join(', ')} />
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
          <ul>
            {guides.slice(0, SHOWN).map(({ text, href }) => (
              <li key={href}>
                <ProfileLink text={text} href={href} />
              </li>
            ))}
            {guides.length > SHOWN && (
              <li>
                <ProfileLink text={copy.moreGuides(guides.length - SHOWN)} href={`/people/${id}`} />
              </li>
            )}
          </ul>
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

function ProfileLink({ text, href }: { text: string; href: string }) {
  return (
    <a className="inline-flex min-h-11 items-center" href={href}>
      <span className="link">{text}</span>
    </a>
  );
}
