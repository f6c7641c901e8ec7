import { standing } from '#app/firm/view/standing.ts';
import { amendments } from '#app/pages/amendments/amendments.tsx';
import { area } from '#app/pages/areas/area.tsx';
import { areas } from '#app/pages/areas/areas.tsx';
import { checklist } from '#app/pages/checklist/checklist.tsx';
import { column } from '#app/pages/columns/column.tsx';
import { consult } from '#app/pages/consult/consult.tsx';
import { courts } from '#app/pages/courts/courts.tsx';
import { deadlines } from '#app/pages/deadlines/deadlines.tsx';
import { fees } from '#app/pages/fees/fees.tsx';
import { forcedShare } from '#app/pages/forced-share/forced-share.tsx';
import { forms } from '#app/pages/forms/forms.tsx';
import { guide } from '#app/pages/guides/guide.tsx';
import { guides } from '#app/pages/guides/guides.tsx';
import { home } from '#app/pages/home/home.tsx';
import { inheritanceTax } from '#app/pages/inheritance-tax/inheritance-tax.tsx';
import { mayI } from '#app/pages/may-i/may-i.tsx';
import { notice } from '#app/pages/notices/notice.tsx';
import { notices } from '#app/pages/notices/notices.tsx';
import { papers } from '#app/pages/papers/papers.tsx';
import { people } from '#app/pages/people/people.tsx';
import { person } from '#app/pages/people/person.tsx';
import { disclaimer, privacy } from '#app/pages/privacy/privacy.tsx';
import { procedure } from '#app/pages/procedure/procedure.tsx';
import { questions } from '#app/pages/questions/questions.tsx';
import { received } from '#app/pages/received/received.tsx';
import { search } from '#app/pages/search/search.tsx';
import { shares } from '#app/pages/shares/shares.tsx';
import { situation } from '#app/pages/situations/situation.tsx';
import type { SiteMiddleware } from '#app/router/admit.ts';
import type { Page } from '#app/router/define-page.ts';
import type { RouteRules } from '#app/routing/route-rules.ts';

/** All pages. Routes, menus, sitemap, payloads and the build manifest read this list, and menus keep its order. */
export const pages: readonly Page[] = [
  home,
  ...(standing['/checklist'] ? [checklist] : []),
  shares,
  forcedShare,
  deadlines,
  inheritanceTax,
  situation,
  areas,
  area,
  guides,
  guide,
  column,
  amendments,
  fees,
  people,
  person,
  questions,
  procedure,
  ...(standing['/papers'] ? [papers] : []),
  ...(standing['/courts'] ? [courts] : []),
  ...(standing['/may-i'] ? [mayI] : []),
  ...(standing['/forms'] ? [forms] : []),
  notices,
  notice,
  consult,
  received,
  search,
  privacy,
  disclaimer,
];

/**
 * Rules for paths: `redirect`, `prerender`, `appMiddleware`. Lists moved addresses and short ones for the phone, such
 * as '/old/**': { redirect: '/new/**' }. Moved parts of the home page are in moved-anchors-script.ts.
 */
export const rules: RouteRules = {
  '/feed.xml': { redirect: '/rss.xml' },
  '/form': { redirect: '/consult' },
  '/contact': { redirect: '/consult' },
  '/calculator': { redirect: '/shares' },
  '/calculators': { redirect: '/shares' },
  '/tax': { redirect: '/inheritance-tax' },
  '/faq': { redirect: '/questions' },
  '/fee': { redirect: '/fees' },
  '/lawyers': { redirect: '/people' },
  '/law': { redirect: '/amendments' },
  '/place': { redirect: '/#place' },
};

/** Middleware that may refuse or redirect a request. Pages and rules refer to it by name. */
export const middleware: SiteMiddleware = { global: [], named: {} };
