import { amendments } from '#app/pages/amendments/amendments.loader.server.ts';
import { area } from '#app/pages/areas/area.loader.server.ts';
import { areas } from '#app/pages/areas/areas.loader.server.ts';
import { consult } from '#app/pages/consult/consult.loader.server.ts';
import { deadlines } from '#app/pages/deadlines/deadlines.loader.server.ts';
import { fees } from '#app/pages/fees/fees.loader.server.ts';
import { forcedShare } from '#app/pages/forced-share/forced-share.loader.server.ts';
import { guide } from '#app/pages/guides/guide.loader.server.ts';
import { guides } from '#app/pages/guides/guides.loader.server.ts';
import { home } from '#app/pages/home/home.loader.server.ts';
import { notice } from '#app/pages/notices/notice.loader.server.ts';
import { notices } from '#app/pages/notices/notices.loader.server.ts';
import { people } from '#app/pages/people/people.loader.server.ts';
import { person } from '#app/pages/people/person.loader.server.ts';
import { disclaimer, privacy } from '#app/pages/privacy/privacy.loader.server.ts';
import { procedure } from '#app/pages/procedure/procedure.loader.server.ts';
import { questions } from '#app/pages/questions/questions.loader.server.ts';
import { received } from '#app/pages/received/received.loader.server.ts';
import { search } from '#app/pages/search/search.loader.server.ts';
import { shares } from '#app/pages/shares/shares.loader.server.ts';
import { situation } from '#app/pages/situations/situation.loader.server.ts';
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
  situation,
  areas,
  area,
  amendments,
  fees,
  people,
  person,
  questions,
  procedure,
  notice,
  privacy,
  disclaimer,
  notices,
  received,
  search,
  consult,
};
