import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import { personData } from '../parts/schema-org.ts';

/** Structured data of a lawyer's own page. */
export function personOnPage(origin: string, lawyer: Lawyer): object {
  const url = `${origin}/people/${lawyer.id}`;
  return {
    '@context': 'https://schema.org',
    '@id': `${url}#person`,
    url,
    ...personData(origin, lawyer),
  };
}
