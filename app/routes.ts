import type { ComponentType } from 'react';
import type { PageHead } from './head.tsx';

/** One page of the site. */
export interface PageRoute {
  id: string;
  path: string;
  /** `everyone`: the same for all, drawn once and kept. `visitor`: drawn for each request. */
  audience: 'everyone' | 'visitor';
  module(): Promise<PageModule>;
}

/** `never`, because the table does not know what content each page takes. */
export interface PageModule {
  Page: ComponentType<PageProps<never>>;
}

export interface PageProps<Content> {
  content: Content;
}

/** What a page is drawn from: read by the server, fetched by the browser. */
export interface PagePayload {
  head: PageHead;
  content: unknown;
}

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
