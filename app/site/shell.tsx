import type { ReactNode } from 'react';
import { ErrorPage, errorHead } from '#app/pages/error/error.tsx';
import type { PageHead } from '#app/router/head.tsx';
import type { NearPage, PageError } from '#app/router/page-error.ts';
import { Colophon } from './layout/colophon.tsx';
import { Layout } from './layout/layout.tsx';

/** Layout around every page, and the page that replaces one that fails. */
export const shell = {
  Layout,
  Colophon,
  errorPage: (
    error: PageError,
    canonical: string,
    near: NearPage | null,
  ): { head: PageHead; body: ReactNode } => ({
    head: errorHead(error, canonical),
    body: <ErrorPage error={error} near={near} />,
  }),
};
