import { firm } from '#app/content/firm.ts';
import { guides } from '#app/content/guides/guides.data.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { personOnPage } from './person-data.server.ts';
import { profile } from './profile.server.ts';

const lawyers = firm.lawyers ?? [];

export const person = {
  load({ params, context }) {
    const lawyer = lawyers.find(({ id }) => id === params.id);
    if (!lawyer) return null;
    const origin = context.get(originContext);
    const { id, name, role } = lawyer;
    const shown = profile(lawyer);
    const { crumbs, structuredData } = crumbsOf(
      context,
      { path: '/people', title: '변호사' },
      { path: `/people/${id}`, title: name },
    );
    const fields = shown.areas.map(({ text }) => text).join(', ');
    return {
      head: {
        title: `${name} ${role} | ${firm.name}`,
        description: `${firm.name} ${name} ${role}의 담당 업무와 경력, 쓴 글을 소개합니다.${fields && ` 담당 업무: ${fields}.`}`,
      },
      content: {
        ...{ crumbs, title: name, intro: role },
        lawyer: shown,
        onward: [
          ...guides
            .filter(({ author }) => author === name)
            .map(({ slug, title }) => ({ kind: '글', text: title, href: `/guides/${slug}` })),
          { kind: '변호사', text: '변호사 모두 보기', href: '/people' },
          { kind: '상담', text: '상담 신청', href: '/consult' },
        ],
        structuredData: [structuredData, personOnPage(origin, lawyer)],
      },
    };
  },
  paths: () => lawyers.map(({ id }) => `/people/${id}`),
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader;
