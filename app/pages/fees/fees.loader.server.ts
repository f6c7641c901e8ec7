import { areaDetails } from '#app/content/area-details.ts';
import { areas } from '#app/content/areas.ts';
import type { AreaId } from '#app/content/content-schema.ts';
import { fees as copy } from '#app/content/fees.ts';
import { firm } from '#app/content/firm.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { questionsOnward } from '../parts/onward-links.server.ts';
import type { FeesContent } from './fees.tsx';

const areaIds = Object.keys(areas) as AreaId[]; // the keys of the table

export const fees = {
  load({ context }) {
    const { head, title, intro, consultation, fee, offices } = copy;
    return {
      head,
      content: {
        ...crumbsOf(context.get(originContext), { path: '/fees', title }),
        ...{ title, intro, consultation, fee, offices },
        areas: areaIds.map((id) => ({
          name: areas[id],
          href: `/areas/${id}`,
          costs: areaDetails[id].costs.join(', '),
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
