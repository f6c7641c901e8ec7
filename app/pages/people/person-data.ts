import type { Lawyer } from '#app/firm/person-schema.ts';
import { personData } from '../parts/schema-org.ts';

/** A lawyer who has a page, by itself. */
export function personOnPage(origin: string, lawyer: Lawyer): object {
  const url = `${origin}/people/${lawyer.id}`;
  return {
    '@context': 'https://schema.org',
    '@id': `${url}#person`,
    url,
    ...personData(origin, lawyer),
  };
}
