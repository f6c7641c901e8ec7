import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import { firm } from '#app/firm/view/firm.ts';
import { definePage } from '#app/router/define-page.ts';
import ArrowIcon from '~icons/lucide/arrow-right';
import { kinds, onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { Points } from '../parts/text-rows.tsx';
import { BarLink } from './bar-link.tsx';
import { people as copy, personPage } from './copy.ts';
import { personOnPage } from './person-data.ts';
import { Portrait } from './portrait.tsx';
import { profile } from './profile.ts';

/** One lawyer: portrait, areas of work and career. */
export const person = definePage({
  path: '/people/:id',
  audience: 'everyone',
  paths: () => (firm.lawyers ?? []).map(({ id }) => pathOf(id)),
  lastModified: () => firm.lawCheckedOn,
  page({ params, origin }) {
    const lawyer = firm.lawyers?.find(({ id }) => id === params.id);
    if (!lawyer) return;
    const { name, role } = lawyer;
    const content = contentOf(lawyer, origin);
    const fields = content.lawyer.areas.map(({ text }) => text).join(', ');
    return {
      head: personPage.head(name, role, fields),
      body: <Person content={content} />,
      searchable: content,
    };
  },
});

function pathOf(id: string): string {
  return `/people/${id}`;
}

function contentOf(lawyer: Lawyer, origin: string) {
  const { id, name, role } = lawyer;
  const shown = profile(lawyer);
  const { crumbs, structuredData } = crumbsOf(
    origin,
    { path: '/people', title: copy.label },
    { path: pathOf(id), title: name },
  );
  return {
    crumbs,
    title: name,
    intro: role,
    lawyer: shown,
    onward: [
      ...shown.guides.map((guide) => ({ kind: kinds.guide, ...guide })),
      ...shown.columns,
      personPage.all,
      onwardTo.request,
    ],
    structuredData: [structuredData, personOnPage(origin, lawyer)],
  };
}

function Person({ content }: { content: ReturnType<typeof contentOf> }) {
  const { areas, career, registeredField, greeting, admitted } = content.lawyer;
  return (
    <Subpage
      content={content}
      notes={<Portrait profile={content.lawyer} />}
      head={
        <>
          {greeting && <p className="mt-3 t3">{greeting}</p>}
          {registeredField && <p className="mt-1.5">{personPage.registered(registeredField)}</p>}
          {admitted && (
            <p className="mt-1.5">
              {copy.terms.admitted} {admitted}
            </p>
          )}
          <BarLink />
        </>
      }
    >
      {areas.length > 0 && (
        <Part id="areas" title={personPage.areas}>
          <ul className="link-rows">
            {areas.map(({ text, href }) => (
              <li key={href}>
                <a className="link-only" href={href}>
                  <span className="link-text">{text}</span>
                  <ArrowIcon />
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {career.length > 0 && (
        <Part id="career" title={copy.terms.career}>
          <Points lines={career} />
        </Part>
      )}
    </Subpage>
  );
}
