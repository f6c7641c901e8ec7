import { amendmentDays } from '#app/content/amendment-days.ts';
import { amendments as copy } from '#app/content/amendments.ts';
import { civilActNote } from '#app/content/civil-act-note.ts';
import { firm } from '#app/content/firm.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import {
  areaOnward,
  guideOnward,
  questionsOnward,
  toolOnward,
} from '../parts/onward-links.server.ts';
import type { AmendmentsContent } from './amendments.tsx';

export const amendments = {
  load({ context }) {
    const { page, title, columns, groups, checked } = copy;
    return {
      head: { title: `${page.title} | ${firm.name}`, description: page.description },
      content: {
        ...crumbsOf(context.get(originContext), { path: '/amendments', title: '달라진 법' }),
        title: title.join(' '),
        intro: page.intro,
        notes: [checked, civilActNote],
        ...{ columns, groups, days: amendmentDays },
        onward: [
          areaOnward('forfeiture'),
          areaOnward('forced-share'),
          toolOnward('forced-share'),
          guideOnward('forced-share-claim'),
          guideOnward('contribution-and-special-benefit'),
          ...questionsOnward(['siblings-forced-share', 'neglected-family']),
        ],
      },
    };
  },
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader<AmendmentsContent>;
