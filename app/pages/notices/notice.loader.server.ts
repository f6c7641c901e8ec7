import { firm } from '#app/content/firm.ts';
import { notices } from '#app/content/notices.data.ts';
import { noticesPage } from '#app/content/notices-page.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { headline } from '../parts/headline.ts';

const pathOf = (id: string) => `/notices/${id}`;

export const notice = {
  load({ params, context }) {
    const found = notices.find(({ id }) => id === params.slug);
    if (!found) return null;
    const { id, date, lead, title, text, link } = found;
    const heading = `${lead}: ${title.replace(/\.$/, '')}`;
    return {
      head: { title: `${heading} | ${firm.name}`, description: firstPart(text.join(' ')) },
      content: {
        ...crumbsOf(
          context,
          { path: '/notices', title: noticesPage.title },
          { path: pathOf(id), title: lead },
        ),
        ...{ date, title: headline(heading), text, link },
        onward: [
          ...notices
            .filter((other) => other !== found)
            .slice(0, 3)
            .map((other) => ({ kind: '알림', text: other.title, href: pathOf(other.id) })),
          { kind: '알림', text: '알림 모두 보기', href: '/notices' },
        ],
      },
    };
  },
  paths: () => notices.map(({ id }) => pathOf(id)),
  lastModified: (path) => notices.find(({ id }) => path === pathOf(id))?.date ?? firm.lawCheckedOn,
} satisfies PageLoader;

/** The sentences that fit a description. */
function firstPart(text: string): string {
  const whole = text.replaceAll('\u00a0', ' ');
  if (whole.length <= 150) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', 140))}…`;
}
