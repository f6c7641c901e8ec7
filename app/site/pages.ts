import { areas } from '#app/content/areas.ts';
import { firm } from '#app/content/firm.ts';
import { guideSlugs } from '#app/content/guides/slugs.data.ts';
import { type PageLink, situationLinks } from '#app/content/menu-links.ts';
import { notices } from '#app/content/notices.data.ts';
import type { SiteMiddleware } from '#app/router/named-middleware.ts';
import type { PageRoute } from '#app/router/page-route.ts';
import type { RouteRules } from '#app/router/route-rules.ts';

export interface SitePage extends PageRoute {
  /** Where the site's navigation leads to the page. */
  links?: readonly PageLink[];
}

/**
 * Every page, by its id. Routes, menus, sitemap, payloads and the build manifest read this table; each page
 * has a loader in loaders.server.ts, which gives the content that its component takes. Menus list pages in
 * this order.
 */
export const pages = {
  home: {
    path: '/',
    audience: 'everyone',
    module: () => import('#app/pages/home/home.tsx'),
  },
  shares: {
    path: '/shares',
    audience: 'everyone',
    module: () => import('#app/pages/shares/shares.tsx'),
    links: [{ text: '상속분 계산기', menu: 'calculators' }],
  },
  'forced-share': {
    path: '/forced-share',
    audience: 'everyone',
    module: () => import('#app/pages/forced-share/forced-share.tsx'),
    links: [{ text: '유류분 계산기', menu: 'calculators' }],
  },
  deadlines: {
    path: '/deadlines',
    audience: 'everyone',
    module: () => import('#app/pages/deadlines/deadlines.tsx'),
    links: [{ text: '상속 기한 계산기', menu: 'calculators' }],
  },
  'inheritance-tax': {
    path: '/inheritance-tax',
    audience: 'everyone',
    module: () => import('#app/pages/inheritance-tax/inheritance-tax.tsx'),
    links: [{ text: '상속세 계산기', menu: 'calculators' }],
  },
  situation: {
    path: '/situations/:id',
    audience: 'everyone',
    validate: ({ path }) => situationLinks.some(({ href }) => href === path),
    module: () => import('#app/pages/situations/situation.tsx'),
  },
  areas: {
    path: '/areas',
    audience: 'everyone',
    module: () => import('#app/pages/areas/areas.tsx'),
  },
  area: {
    path: '/areas/:id',
    audience: 'everyone',
    validate: ({ params }) => Object.hasOwn(areas, params.id ?? ''),
    module: () => import('#app/pages/areas/area.tsx'),
  },
  guides: {
    path: '/guides',
    audience: 'everyone',
    module: () => import('#app/pages/guides/guides.tsx'),
    links: [{ text: '글', menu: 'main' }],
  },
  guide: {
    path: '/guides/:slug',
    audience: 'everyone',
    validate: ({ params }) => guideSlugs.includes(params.slug ?? ''),
    module: () => import('#app/pages/guides/guide.tsx'),
  },
  amendments: {
    path: '/amendments',
    audience: 'everyone',
    module: () => import('#app/pages/amendments/amendments.tsx'),
    links: [{ text: '달라진 법', menu: 'main' }],
  },
  fees: {
    path: '/fees',
    audience: 'everyone',
    module: () => import('#app/pages/fees/fees.tsx'),
    links: [{ text: '비용', menu: 'main' }],
  },
  people: {
    path: '/people',
    audience: 'everyone',
    module: () => import('#app/pages/people/people.tsx'),
    links: [{ text: '변호사', menu: 'main' }],
  },
  person: {
    path: '/people/:id',
    audience: 'everyone',
    validate: ({ params }) => firm.lawyers?.some(({ id }) => id === params.id),
    module: () => import('#app/pages/people/person.tsx'),
  },
  questions: {
    path: '/questions',
    audience: 'everyone',
    module: () => import('#app/pages/questions/questions.tsx'),
    links: [{ text: '자주 묻는 질문', short: '질문', menu: 'main' }],
  },
  procedure: {
    path: '/procedure',
    audience: 'everyone',
    module: () => import('#app/pages/procedure/procedure.tsx'),
    links: [{ text: '상속 절차', menu: 'footer' }],
  },
  notices: {
    path: '/notices',
    audience: 'everyone',
    module: () => import('#app/pages/notices/notices.tsx'),
    links: [{ text: '알림', menu: 'footer' }],
  },
  notice: {
    path: '/notices/:slug',
    audience: 'everyone',
    validate: ({ params }) => notices.some(({ id }) => id === params.slug),
    module: () => import('#app/pages/notices/notice.tsx'),
  },
  consult: {
    path: '/consult',
    audience: 'everyone',
    module: () => import('#app/pages/consult/consult.tsx'),
  },
  received: {
    path: '/received/:reference',
    audience: 'visitor',
    module: () => import('#app/pages/received/received.tsx'),
  },
  search: {
    path: '/search',
    audience: 'everyone',
    module: () => import('#app/pages/search/search.tsx'),
  },
  privacy: {
    path: '/privacy',
    audience: 'everyone',
    module: () => import('#app/pages/privacy/privacy.tsx'),
    links: [{ text: '개인정보 처리방침', menu: 'footer', important: true }],
  },
  disclaimer: {
    path: '/disclaimer',
    audience: 'everyone',
    module: () => import('#app/pages/privacy/privacy.tsx'),
    links: [
      { text: '면책공고', menu: 'footer' },
      { text: '이메일무단수집거부', menu: 'footer', part: 'no-email-collection' },
    ],
  },
} as const satisfies Record<string, SitePage>;

/**
 * Rules for paths: `redirect`, `prerender`, `appMiddleware`. Addresses that moved are listed here, and short ones
 * that are read out on the phone: '/old/**': { redirect: '/new/**' }. Parts of the home page that moved are in
 * moved-anchors-script.ts.
 */
export const rules: RouteRules = {
  '/feed.xml': { redirect: '/rss.xml' },
  '/form': { redirect: '/consult' },
  '/contact': { redirect: '/consult' },
  '/calculator': { redirect: '/shares' },
  '/calculators': { redirect: '/shares' },
  '/tax': { redirect: '/inheritance-tax' },
  '/faq': { redirect: '/questions' },
  '/fee': { redirect: '/fees' },
  '/lawyers': { redirect: '/people' },
  '/law': { redirect: '/amendments' },
  '/place': { redirect: '/#place' },
};

/** Middleware that may refuse or redirect a visit; pages and rules refer to it by name. */
export const middleware: SiteMiddleware = { global: [], named: {} };
