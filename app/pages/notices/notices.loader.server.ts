import { firm } from '#app/content/firm.ts';
import { notices as dated } from '#app/content/notices.data.ts';
import { noticesPage } from '#app/content/notices-page.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';

export const notices = {
  load({ context }) {
    const { head, title, intro } = noticesPage;
    const listed = dated.map(({ id, date, lead, title: heading }) => ({
      id,
      date,
      title: `${lead} ${heading}`,
    }));
    const years = Map.groupBy(listed, ({ date }) => date.slice(0, 4));
    return {
      head,
      content: {
        ...crumbsOf(context, { path: '/notices', title }),
        ...{ title, intro },
        years: [...years].map(([year, those]) => ({ year, notices: those })),
      },
    };
  },
  lastModified: () => dated[0]?.date ?? firm.lawCheckedOn,
} satisfies PageLoader;
