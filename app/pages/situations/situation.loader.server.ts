import { dottedDate } from '#app/content/dotted-date.ts';
import { firm } from '#app/content/firm.ts';
import { situationDetails, situations } from '#app/content/situations.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { headline } from '../parts/headline.ts';
import {
  areaOnward,
  guideOnward,
  questionsOnward,
  toolLink,
  toolOnward,
} from '../parts/onward-links.server.ts';

const pathOf = (id: string) => `/situations/${id}`;

export const situation = {
  load({ params, context }) {
    const found = situations.items.find(({ id }) => id === params.id);
    const details = found && situationDetails[found.id];
    if (!details) return null;
    const { id, label, head, steps } = found;
    const { title, description, papers, avoid, offices, tool, areas, guides, questions } = details;
    return {
      head: { title: `${title} | ${firm.name}`, description },
      content: {
        ...crumbsOf(context, { path: pathOf(id), title: label }),
        title: headline(title),
        ...{ lead: head, steps, papers, avoid, offices },
        notes: [
          `${dottedDate(firm.lawCheckedOn)} 현재의 법입니다.`,
          '사정에 따라 결론이 달라질 수 있습니다.',
        ],
        tool: toolLink(tool),
        onward: [
          toolOnward(tool),
          ...areas.map(areaOnward),
          ...guides.slice(0, 3).map(guideOnward),
          ...questionsOnward(questions.slice(0, 2)),
          { kind: '상담', text: '상담 신청', href: `/consult?stage=${id}` },
        ],
        // On paper, in place of the footer.
        colophon: `${firm.name} ${firm.phone} · 광고책임변호사 ${firm.advertisingLawyer}`,
      },
    };
  },
  paths: () => situations.items.map(({ id }) => pathOf(id)),
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader;
