import { areaDetails } from '#app/content/area-details.ts';
import { areaName } from '#app/content/areas.ts';
import { fees as copy } from '#app/content/fees.ts';
import { firm } from '#app/content/firm.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { questionsOnward } from '../parts/onward-links.server.ts';

export const fees = {
  load({ context }) {
    const { head, ...content } = copy;
    return {
      head,
      content: {
        ...content,
        ...crumbsOf(context, { path: '/fees', title: copy.title }),
        areas: Object.entries(areaDetails).map(([id, { costs }]) => ({
          name: areaName(id),
          href: `/areas/${id}`,
          costs: costs.join(', '),
        })),
        onward: [
          { kind: '상담', text: '상담 신청', href: '/consult' },
          ...questionsOnward(['consultation-fee', 'consultation-on-saturday']),
          { kind: '절차', text: '상속 절차 한눈에 보기', href: '/procedure' },
        ],
      },
    };
  },
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader;
