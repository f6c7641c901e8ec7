import { type PageLinks, pageLinks } from '#app/content/navigation.ts';
import type { SiteMiddleware } from '#app/router/named-middleware.ts';
import type { PageRoute } from '#app/router/page-route.ts';
import type { RouteRules } from '#app/router/route-rules.ts';

export interface SitePage extends PageRoute {
  /** Where the site's navigation leads to the page. */
  links?: PageLinks;
}

/**
 * Every page, by its id. Routes, menus, sitemap, payloads and the build manifest read this table; each page
 * has a loader in loaders.server.ts, which gives the content that its component takes.
 */
export const pages = {
  home: {
    path: '/',
    audience: 'everyone',
    module: () => import('#app/pages/home/home.tsx'),
    links: pageLinks.home,
  },
  privacy: {
    path: '/privacy',
    audience: 'everyone',
    module: () => import('#app/pages/privacy/privacy.tsx'),
    links: pageLinks.privacy,
  },
  disclaimer: {
    path: '/disclaimer',
    audience: 'everyone',
    module: () => import('#app/pages/privacy/privacy.tsx'),
    links: pageLinks.disclaimer,
  },
  notices: {
    path: '/notices',
    audience: 'everyone',
    module: () => import('#app/pages/notices/notices.tsx'),
    links: pageLinks.notices,
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
} as const satisfies Record<string, SitePage>;

/**
 * Rules for paths: `redirect`, `prerender`, `appMiddleware`. Addresses that moved are listed here:
 * '/old/**': { redirect: '/new/**' }.
 */
export const rules: RouteRules = { '/form': { redirect: '/consult' } };

/** Middleware that may refuse or redirect a visit; pages and rules refer to it by name. */
export const middleware: SiteMiddleware = { global: [], named: {} };
