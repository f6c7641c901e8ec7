import type { pages } from '#app/site/pages.ts';

/** A page of each kind, by its name in the table of pages: a new kind that is left out does not compile. */
export const pageExamples: Record<keyof typeof pages, string | null> = {
  home: '/',
  shares: '/shares',
  'forced-share': '/forced-share',
  deadlines: '/deadlines',
  'inheritance-tax': '/inheritance-tax',
  situation: '/situations/debt',
  areas: '/areas',
  area: '/areas/division',
  guides: '/guides',
  guide: '/guides/tax-return-and-instalments',
  amendments: '/amendments',
  fees: '/fees',
  people: '/people',
  // The firm of the repository has no lawyers: firm-samples.test.tsx renders them.
  person: null,
  questions: '/questions',
  procedure: '/procedure',
  notices: '/notices',
  notice: '/notices/law-2026-03-17',
  consult: '/consult',
  // It exists once a request was sent.
  received: null,
  search: '/search',
  privacy: '/privacy',
  disclaimer: '/disclaimer',
};

/** The addresses of a page of each kind. */
export const pageKinds = Object.values(pageExamples).filter((path) => path !== null);
