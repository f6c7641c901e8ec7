import { amendmentDays, amendmentsOnward, amendments as copy } from '#app/content/amendments.ts';
import { civilActNote } from '#app/content/civil-act-note.ts';
import { firm } from '#app/content/firm.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import {
  areaOnward,
  guideOnward,
  questionsOnward,
  toolOnward,
} from '../parts/onward-links.server.ts';

export const amendments = {
  load({ context }) {
    const { page, title, columns, groups, checked } = copy;
    const { areas, tool, guides, questions } = amendmentsOnward;
    return {
      head: { title: `${page.title} | ${firm.name}`, description: page.description },
      content: {
        ...crumbsOf(context, { path: '/amendments', title: '달라진 법' }),
        title: title.join(' '),
        intro: page.intro,
        notes: [checked, civilActNote],
        ...{ columns, groups, days: amendmentDays },
        onward: [
          ...areas.map(areaOnward),
          toolOnward(tool),
          ...guides.map(guideOnward),
          ...questionsOnward(questions),
        ],
      },
    };
  },
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader;
