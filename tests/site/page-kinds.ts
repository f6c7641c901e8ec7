/** A page of each kind, by the path of its definition: pages.test.ts finds one that is left out. */
export const pageExamples: Readonly<Record<string, string | null>> = {
  '/': '/',
  '/checklist': '/checklist',
  '/shares': '/shares',
  '/forced-share': '/forced-share',
  '/deadlines': '/deadlines',
  '/inheritance-tax': '/inheritance-tax',
  '/situations/:id': '/situations/debt',
  '/areas': '/areas',
  '/areas/:id': '/areas/division',
  '/guides': '/guides',
  '/guides/:slug': '/guides/tax-return-and-instalments',
  '/columns/:slug': '/columns/will-lecture',
  '/amendments': '/amendments',
  '/fees': '/fees',
  '/people': '/people',
  // The firm of the repository has no lawyers: firm-samples.test.tsx renders them.
  '/people/:id': null,
  '/questions': '/questions',
  '/procedure': '/procedure',
  '/papers': '/papers',
  '/courts': '/courts',
  '/may-i': '/may-i',
  '/forms': '/forms',
  '/notices': '/notices',
  '/notices/:slug': '/notices/law-2026-03-17',
  '/consult': '/consult',
  // It exists once a request was sent.
  '/received/:reference': null,
  '/search': '/search',
  '/privacy': '/privacy',
  '/disclaimer': '/disclaimer',
};

/** The addresses of a page of each kind. */
export const pageKinds = Object.values(pageExamples).filter((path) => path !== null);
