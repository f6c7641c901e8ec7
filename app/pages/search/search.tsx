import { Island } from '#app/browser/island.tsx';
import { firm } from '#app/firm/firm.ts';
import { definePage } from '#app/router/define-page.ts';
import { island as searchBox } from '#app/search/search-box.island.ts';
import type { SearchEntry } from '#app/search/search-entry.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { LostScript } from '../parts/lost-script.tsx';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { searchEntriesContext } from './search-context.ts';

/** 검색: searches all public pages. Below it, a list of all pages. */
export const search = definePage({
  path: '/search',
  audience: 'everyone',
  lastModified: null,
  async page({ origin, read }) {
    const entries = await read(searchEntriesContext)();
    return {
      head: {
        title: `검색 | ${firm.name}`,
        description:
          '상속포기, 유류분, 상속세처럼 궁금한 말을 입력하시면 이 사이트의 업무 안내, 글, 자주 묻는 질문, 계산기에서 찾아 드립니다.',
      },
      body: <Search content={contentOf(entries, origin)} />,
    };
  },
});

function contentOf(entries: readonly SearchEntry[], origin: string) {
  return {
    ...crumbsOf(origin, { path: '/search', title: '검색' }),
    title: '검색',
    intro: '궁금한 말을 입력해 주세요. 업무 안내, 글, 자주 묻는 질문, 계산기에서 찾아 드립니다.',
    // A list of all pages, for browsers without script.
    links: entries.filter(({ path }) => !path.includes('#')),
  };
}

function SearchField() {
  return (
    <>
      <LostScript className="mt-7 max-w-[37em]" />
      <Island of={searchBox} props={{}} />
    </>
  );
}

function Search({ content }: { content: ReturnType<typeof contentOf> }) {
  const kinds = Map.groupBy(content.links, ({ kind }) => kind);
  return (
    <Subpage content={content} head={<SearchField />}>
      {[...kinds].map(([kind, pages], index) => (
        <Part key={kind} id={`pages-${index}`} title={kind} last={index === kinds.size - 1}>
          <ul className="sm:columns-2 sm:gap-x-8">
            {pages.map(({ path, title }) => (
              <li key={path} className="break-inside-avoid">
                <a className="link inline-flex min-h-11 min-w-11 items-center" href={path}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </Subpage>
  );
}
