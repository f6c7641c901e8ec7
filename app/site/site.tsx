import { ErrorPage } from '#app/pages/error/error.tsx';
import type { RouterSite } from '#app/router/page-route.ts';
import { Layout } from './layout/layout.tsx';
import { middleware, pages } from './pages.ts';

/** The site as the router takes it. */
export const site: RouterSite = {
  pages,
  middleware,
  shell: { layout: <Layout />, error: <ErrorPage /> },
};
