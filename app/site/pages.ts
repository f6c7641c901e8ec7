import type { PageLink } from '#app/content/navigation.ts';
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
    links: [{ text: '오시는 길', menu: 'main', part: 'place' }],
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
  notices: {
    path: '/notices',
    audience: 'everyone',
    module: () => import('#app/pages/notices/notices.tsx'),
    links: [{ text: '알림', menu: 'footer' }],
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
    links: [{ text: '검색', menu: 'main' }],
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

/** Paths that only the server answers; Back can lead to the form's. */
export const serverAddresses = ['/consult'];

/**
 * Rules for paths: `redirect`, `prerender`, `appMiddleware`. Addresses that moved are listed here:
 * '/old/**': { redirect: '/new/**' }.
 */
export const rules: RouteRules = {};

/** Middleware that may refuse or redirect a visit; pages and rules refer to it by name. */
export const middleware: SiteMiddleware = { global: [], named: {} };
