import { areas } from '#app/content/areas.ts';
import { firm } from '#app/content/firm.ts';
import { guides as all } from '#app/content/guides/guides.data.ts';
import { guidesPage } from '#app/content/guides-page.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';

export const guides = {
  load({ context }) {
    const { head, title, intro } = guidesPage;
    const trail = crumbsOf(context, { path: '/guides', title });
    return { head, content: { title, intro, groups: groups(), ...trail } };
  },
  lastModified: () =>
    all
      .map(({ checkedOn }) => checkedOn)
      .toSorted()
      .at(-1) ?? firm.lawCheckedOn,
} satisfies PageLoader;

/** The guides of each area that has some. */
function groups() {
  return Object.entries(areas)
    .map(([id, title]) => ({
      id,
      title,
      guides: all
        .filter(({ area }) => area === id)
        .map(({ slug, title, description, checkedOn }) => ({
          slug,
          title,
          description,
          checkedOn,
        })),
    }))
    .filter(({ guides }) => guides.length > 0);
}
