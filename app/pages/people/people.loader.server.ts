import { firm } from '#app/content/firm.ts';
import { people as copy } from '#app/content/people.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { personOnPage } from './person-data.server.ts';
import { profile } from './profile.server.ts';

const lawyers = firm.lawyers ?? [];

/** The firm may have filled in neither lawyers nor roles. */
function introduction(): string {
  if (lawyers.length > 0) return '맡은 업무와 경력을 소개합니다.';
  if (copy.roles.length > 0) return '사건을 맡는 사람을 역할별로 소개합니다.';
  return '사건을 맡을 변호사는 상담하실 때 알려 드립니다.';
}

export const people = {
  load({ context }) {
    const origin = context.get(originContext);
    const { title, roles, links } = copy;
    const { crumbs, structuredData } = crumbsOf(context, { path: '/people', title: '변호사' });
    return {
      head: {
        title: `변호사 소개 | ${firm.name}`,
        description: `${firm.name}에서 상속 사건을 맡는 변호사와, 상담 신청부터 신고와 등기까지 누가 무슨 일을 하는지 소개합니다.`,
      },
      content: {
        ...{ crumbs, title, roles, links },
        intro: introduction(),
        lawyers: lawyers.map(profile),
        onward: [
          { kind: '업무', text: '업무 안내', href: '/areas' },
          { kind: '비용', text: '비용이 정해지는 방법', href: '/fees' },
          { kind: '상담', text: '상담 신청', href: '/consult' },
        ],
        structuredData: [structuredData, ...lawyers.map((lawyer) => personOnPage(origin, lawyer))],
      },
    };
  },
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader;
