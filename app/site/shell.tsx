import { ErrorPage } from '#app/pages/error/error.tsx';
import type { SitePages } from '#app/router/page-route.ts';
import { Layout } from './layout/layout.tsx';

/** What stands around every page, and in the place of one that fails. */
export const shell: SitePages['shell'] = { layout: <Layout />, error: <ErrorPage /> };
