import type { people } from '#app/content/people.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { RuntimeIcon } from '#app/ui/icon/icon.tsx';
import type { Crumb } from '../parts/crumbs.server.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { Portrait, type Profile } from './profile.tsx';

export interface PeopleContent {
  crumbs: Crumb[];
  title: string;
  intro: string;
  lawyers: Profile[];
  roles: (typeof people)['roles'];
  links: (typeof people)['links'];
  words: (typeof people)['words'];
  onward: OnwardLink[];
  structuredData: object;
}

/** 변호사: the lawyers whom the firm has filled in, and who does what in a case. */
export function Page({ content }: PageProps<PeopleContent>) {
  const { crumbs, title, intro, lawyers, roles, links, words, onward, structuredData } = content;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro} />
      {lawyers.length > 0 && (
        <Part id="lawyers" title="변호사">
          <ul className="lawyers">
            {lawyers.map((lawyer) => (
              <li key={lawyer.id}>
                <Portrait profile={lawyer} />
                <div>
                  <h3 className="t3">
                    <a href={`/people/${lawyer.id}`}>{lawyer.name}</a>
                  </h3>
                  <p>{lawyer.role}</p>
                  {lawyer.areas.length > 0 && (
                    <p className="text-muted">
                      <span className="sr-only">{words.areas} </span>
                      {lawyer.areas.map(({ text }) => text).join(', ')}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {roles.length > 0 && (
        <Part id="roles" title="역할">
          <dl className="rows">
            {roles.map(({ role, work }) => (
              <div key={role} className="row">
                <dt className="t3">{role}</dt>
                <dd>{work}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {links.length > 0 && (
        <Part id="elsewhere" title={words.links}>
          <ul className="link-rows">
            {links.map(({ name, href, icon }) => (
              <li key={href}>
                <a className="link-only" href={href} rel="noopener">
                  <span className="link-text">
                    <RuntimeIcon name={icon} className="mr-3" />
                    {name}
                  </span>
                  <span className="text-muted">{new URL(href).hostname}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Onward links={onward} />
      <StructuredData data={structuredData} />
    </>
  );
}
