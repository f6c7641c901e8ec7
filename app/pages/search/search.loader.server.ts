import { firm } from '#app/content/firm.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { searchEntriesContext } from './search-context.server.ts';

export const search = {
  async load({ context }) {
    const entries = await context.get(searchEntriesContext)();
    const links = entries
      .filter(({ path }) => !path.includes('#'))
      .map(({ path, kind, title }) => ({ path, kind, title }));
    return {
      head: {
        title: `검색 | ${firm.name}`,
        description:
          '상속포기, 유류분, 상속세처럼 궁금한 말을 입력하시면 이 사이트의 업무 안내, 글, 자주 묻는 질문, 계산기에서 찾아 드립니다.',
      },
      content: {
        ...crumbsOf(context, { path: '/search', title: '검색' }),
        title: '검색',
        intro:
          '궁금한 말을 입력해 주세요. 업무 안내, 글, 자주 묻는 질문, 계산기에서 찾아 드립니다.',
        // For those without script.
        links,
      },
    };
  },
  lastModified: null,
} satisfies PageLoader;
