import type { people } from '#app/content/people.ts';
import type { PageProps } from '#app/router/page-route.ts';
import type { Crumb } from '../parts/crumbs.server.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { Points } from '../parts/points.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { Portrait, type Profile } from './profile.tsx';

export interface PersonContent {
  crumbs: Crumb[];
  lawyer: Profile;
  words: (typeof people)['words'];
  onward: OnwardLink[];
  structuredData: object;
}

/** One lawyer: portrait, areas of work and career. */
export function Page({ content }: PageProps<PersonContent>) {
  const { crumbs, lawyer, words, onward, structuredData } = content;
  const { name, role, areas, career, registeredField } = lawyer;
  return (
    <>
      <PageHead crumbs={crumbs} title={name} intro={role} notes={<Portrait profile={lawyer} />}>
        {registeredField && (
          <p className="mt-1.5">
            {registeredField} ({words.registered})
          </p>
        )}
      </PageHead>
      {areas.length > 0 && (
        <Part id="areas" title={words.areas}>
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
        <Part id="career" title={words.career}>
          <Points lines={career} />
        </Part>
      )}
      <Onward links={onward} />
      <StructuredData data={structuredData} />
    </>
  );
}
