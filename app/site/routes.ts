import type { SiteMiddleware } from '#app/router/named-middleware.ts';
import type { PageRoute } from '#app/router/page-route.ts';
import type { RouteRules } from '#app/router/route-rules.ts';

/** Every page, once. */
export const routes: PageRoute[] = [
  {
    id: 'home',
    path: '/',
    audience: 'everyone',
    module: () => import('#app/pages/home/home.tsx'),
  },
  {
    id: 'privacy',
    path: '/privacy',
    audience: 'everyone',
    module: () => import('#app/pages/privacy/privacy.tsx'),
  },
  {
    id: 'disclaimer',
    path: '/disclaimer',
    audience: 'everyone',
    module: () => import('#app/pages/privacy/privacy.tsx'),
  },
  {
    id: 'notices',
    path: '/notices',
    audience: 'everyone',
    module: () => import('#app/pages/notices/notices.tsx'),
  },
  {
    id: 'received',
    path: '/received/:reference',
    audience: 'visitor',
    module: () => import('#app/pages/received/received.tsx'),
  },
];

/** The form's address: Back can lead to a page that was answered there. */
export const serverAddresses = ['/consult'];

/**
 * What holds for paths beyond their pages: `redirect`, `prerender`, `appMiddleware`. An address that was
 * given up goes here, so that old links lead on: '/old/**': { redirect: '/new/**' }.
 */
export const rules: RouteRules = {};

/** What may refuse a visit or send it elsewhere, by name; pages and rules name it. */
export const middleware: SiteMiddleware = { global: [], named: {} };
