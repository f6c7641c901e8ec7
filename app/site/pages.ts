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
  received: {
    path: '/received/:reference',
    audience: 'visitor',
    module: () => import('#app/pages/received/received.tsx'),
  },
} as const satisfies Record<string, SitePage>;

/** The form's address: Back can lead to a page that was answered there. */
export const serverAddresses = ['/consult'];

/**
 * What holds for paths beyond their pages: `redirect`, `prerender`, `appMiddleware`. An address that was
 * given up goes here, so that old links lead on: '/old/**': { redirect: '/new/**' }.
 */
export const rules: RouteRules = {};

/** What may refuse a visit or send it elsewhere, by name; pages and rules name it. */
export const middleware: SiteMiddleware = { global: [], named: {} };
