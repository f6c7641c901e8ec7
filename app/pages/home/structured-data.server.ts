import { firm } from '#app/content/firm.ts';
import { home } from '#app/content/home.ts';

/**
 * The firm as search engines read it: LegalService of schema.org, from the firm's own facts.
 *
 * @param origin of the site, without a slash at the end
 */
export function structuredData(origin: string): object {
  const { region, locality, street, building, postalCode } = firm.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    '@id': `${origin}/#firm`,
    name: firm.name,
    url: `${origin}/`,
    description: home.head.description,
    image: `${origin}/social.png`,
    telephone: abroad(firm.phone),
    ...(firm.fax && { faxNumber: abroad(firm.fax) }),
    email: firm.email,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KR',
      addressRegion: region,
      addressLocality: locality,
      streetAddress: [street, building].filter(Boolean).join(' '),
      ...(postalCode && { postalCode }),
    },
    areaServed: { '@type': 'Country', name: '대한민국' },
    knowsLanguage: 'ko',
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: firm.hours.opens,
      closes: firm.hours.closes,
    },
    knowsAbout: home.areas.groups.flatMap(({ areas }) => areas.map(({ name }) => name)),
  };
}

/** As dialled from abroad; numbers such as 1588-1234 have no other form. */
function abroad(phone: string): string {
  return phone.replace(/^0/, '+82-');
}
