import { Layout } from './layout/layout.tsx';
import { ErrorPage } from './pages/error/error.tsx';
import type { PageRoute, Shell } from './routing/page-route.ts';

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

export const shell: Shell = { layout: <Layout />, error: <ErrorPage /> };
