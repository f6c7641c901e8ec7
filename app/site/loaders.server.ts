import { consult } from '#app/pages/consult/consult.loader.server.ts';
import { home } from '#app/pages/home/home.loader.server.ts';
import { notices } from '#app/pages/notices/notices.loader.server.ts';
import { disclaimer, privacy } from '#app/pages/privacy/privacy.loader.server.ts';
import { received } from '#app/pages/received/received.loader.server.ts';
import type { LoadersOf } from '#app/router/page-loader.server.ts';
import type { pages } from './pages.ts';

/** The loader of each page, by the page's id. */
export const loaders: LoadersOf<typeof pages> = {
  home,
  privacy,
  disclaimer,
  notices,
  consult,
  received,
};
