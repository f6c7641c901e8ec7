import { pictures } from '#app/firm/data/pictures.data.ts';
import type { Address } from '#app/firm/schema/office-schema.ts';
import { areas } from '#app/firm/view/areas.ts';
import { firm } from '#app/firm/view/firm.ts';
import { personData, questionData } from '../parts/schema-org.ts';
import { home } from './copy.ts';

/**
 * Structured data of the home page (schema.org): the firm, its lawyers if `content/` names any, and the questions with
 * their answers.
 *
 * @param origin the site's origin, without a trailing slash
 */
export function structuredData(origin: string): object {
  const lawyers = (firm.lawyers ?? []).map((lawyer) => personData(origin, lawyer));
  return {
    '@context': 'https://schema.org',
    '@graph': [legalService(origin), ...lawyers, questions(origin)],
  };
}

function legalService(origin: string): object {
  const { hours, fax, branches = [], channels = [] } = firm;
  const logo = firm.logo === undefined ? undefined : pictures[firm.logo];
  const elsewhere = channels.filter(({ messenger }) => !messenger).map(({ href }) => href);
  return {
    '@type': 'LegalService',
    '@id': `${origin}/#firm`,
    name: firm.name,
    url: `${origin}/`,
    description: home.head.description,
    image: `${origin}/social.png`,
    ...(logo && { logo: `${origin}${logo.src}` }),
    telephone: abroad(firm.phone),
    ...(fax && { faxNumber: abroad(fax) }),
    email: firm.email,
    address: postalAddress(firm.address),
    areaServed: { '@type': 'Country', name: home.country },
    knowsLanguage: 'ko',
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(hours && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: hours.opens,
        closes: hours.closes,
      },
    }),
    ...(branches.length > 0 && {
      department: branches.map(({ name, address, phone }) => ({
        '@type': 'LegalService',
        name: `${firm.name} ${name}`,
        address: postalAddress(address),
        ...(phone && { telephone: abroad(phone) }),
      })),
    }),
    knowsAbout: Object.values(areas),
  };
}

function questions(origin: string): object {
  return {
    '@type': 'FAQPage',
    '@id': `${origin}/#${home.questions.id}`,
    mainEntity: home.questions.items.map(questionData),
  };
}

function postalAddress({ region, locality, street, building, postalCode }: Address): object {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'KR',
    addressRegion: region,
    addressLocality: locality,
    streetAddress: [street, building].filter(Boolean).join(' '),
    ...(postalCode && { postalCode }),
  };
}

/** Returns the number in its international form. Numbers such as 1588-1234 have none and stay unchanged. */
function abroad(phone: string): string {
  return phone.replace(/^0/, '+82-');
}
