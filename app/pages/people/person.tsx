import { firm } from '#app/firm/firm.ts';
import type { Lawyer } from '#app/firm/person-schema.ts';
import { definePage } from '#app/router/define-page.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { Part } from '../parts/part.tsx';
import { Points } from '../parts/points.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { people as copy } from './copy.ts';
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
      head: {
        title: `${name} ${role} | ${firm.name}`,
        description: `${firm.name} ${name} ${role}의 담당 업무와 경력, 쓴 글을 소개합니다.${fields && ` 담당 업무: ${fields}.`}`,
      },
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
    { path: '/people', title: '변호사' },
    { path: pathOf(id), title: name },
  );
  return {
    crumbs,
    title: name,
    intro: role,
    lawyer: shown,
    onward: [
      ...shown.guides.map((guide) => ({ kind: '글', ...guide })),
      ...shown.columns,
      { kind: '변호사', text: '변호사 모두 보기', href: '/people' },
      { kind: '상담', text: '상담 신청', href: '/consult' },
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
          {registeredField && (
            <p className="mt-1.5">{registeredField} (대한변호사협회 전문분야 등록)</p>
          )}
          {admitted && (
            <p className="mt-1.5">
              {copy.terms.admitted} {admitted}
            </p>
          )}
        </>
      }
    >
      {areas.length > 0 && (
        <Part id="areas" title="담당 업무">
          <ul className="link-rows">
            {areas.map(({ text, href }) => (
              <li key={href}>
                <a className="link-only" href={href}>
                  <span className="link-text">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {career.length > 0 && (
        <Part id="career" title="경력">
          <Points lines={career} />
        </Part>
      )}
    </Subpage>
  );
}
