import { Layout } from './layout/layout.tsx';
import { ErrorPage } from './pages/error/error.tsx';
import type { PageRoute, SitePages } from './routing/page-route.ts';

/** Every page, once. */
export const routes: PageRoute[] = [
  {
    id: 'home',
    path: '/',
    audience: 'everyone',
    module: () => import('./pages/home/home.tsx'),
  },
  {
    id: 'privacy',
    path: '/privacy',
    audience: 'everyone',
    module: () => import('./pages/privacy/privacy.tsx'),
  },
  {
    id: 'received',
    path: '/received/:reference',
    audience: 'visitor',
    module: () => import('./pages/received/received.tsx'),
  },
];

/** The form's address: Back can lead to a page that was answered there. */
export const serverAddresses = ['/consult'];

export const shell: SitePages['shell'] = { layout: <Layout />, error: <ErrorPage /> };
