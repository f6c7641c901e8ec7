import { Layout } from './layout/layout.tsx';
import { ErrorPage } from './pages/error/error.tsx';
import type { SitePages } from './routing/page-route.ts';

/** What stands around every page, and in the place of one that fails. */
export const shell: SitePages['shell'] = { layout: <Layout />, error: <ErrorPage /> };
