import { areaDetails } from '#app/content/area-details.ts';
import { areaName } from '#app/content/areas.ts';
import { fees as copy } from '#app/content/fees.ts';
import { firm } from '#app/content/firm.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { questionsOnward } from '../parts/onward-links.server.ts';
import type { FeesContent } from './fees.tsx';

export const fees = {
  load({ context }) {
    const { head, title, intro, consultation, fee, offices } = copy;
    return {
      head,
      content: {
        ...crumbsOf(context.get(originContext), { path: '/fees', title }),
        ...{ title, intro, consultation, fee, offices },
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
} satisfies PageLoader<FeesContent>;
