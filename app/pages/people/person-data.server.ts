import { areaName } from '#app/content/areas.ts';
import type { Lawyer } from '#app/content/firm-schema.ts';

/**
 * A lawyer as search engines read one (Person of schema.org).
 *
 * @param origin of the site, without a slash at the end
 */
export function personData(origin: string, { id, name, role, areas: fields = [] }: Lawyer): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${origin}/people/${id}#person`,
    name,
    jobTitle: role,
    url: `${origin}/people/${id}`,
    worksFor: { '@id': `${origin}/#firm` },
    ...(fields.length > 0 && { knowsAbout: fields.map(areaName) }),
  };
}
