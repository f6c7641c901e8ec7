import { deadlines } from '#app/pages/deadlines/deadlines.loader.server.ts';
import { forcedShare } from '#app/pages/forced-share/forced-share.loader.server.ts';
import { guide } from '#app/pages/guides/guide.loader.server.ts';
import { guides } from '#app/pages/guides/guides.loader.server.ts';
import { home } from '#app/pages/home/home.loader.server.ts';
import { notices } from '#app/pages/notices/notices.loader.server.ts';
import { disclaimer, privacy } from '#app/pages/privacy/privacy.loader.server.ts';
import { received } from '#app/pages/received/received.loader.server.ts';
import { search } from '#app/pages/search/search.loader.server.ts';
import { shares } from '#app/pages/shares/shares.loader.server.ts';
import type { LoadersOf } from '#app/router/page-loader.server.ts';
import type { pages } from './pages.ts';

/** The loader of each page, by the page's id. */
export const loaders: LoadersOf<typeof pages> = {
  home,
  shares,
  'forced-share': forcedShare,
  deadlines,
  guides,
  guide,
  privacy,
  disclaimer,
  notices,
  received,
  search,
};
