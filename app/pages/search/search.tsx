import { Island } from '#app/browser/island.tsx';
import { popularWords } from '#app/firm/data/search.data.ts';
import { definePage } from '#app/router/define-page.ts';
import { resultsOf } from '#app/search/results.ts';
import { island as searchBox } from '#app/search/search-box.island.ts';
import type { SearchBoxProps } from '#app/search/search-box.tsx';
import type { SearchEntry } from '#app/search/search-entry.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { LostScript } from '../parts/lost-script.tsx';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { searchPage as copy } from './copy.ts';
import { findContext, queryContext, searchEntriesContext } from './search-context.ts';

/**
 * 검색: searches all public pages. Below it, a list of all pages. At /search?q=… it has the results, for one visitor: no
 * title, tag or link of the page has the query, because tools read them.
 */
export const search = definePage({
  path: '/search',
  audience: 'everyone',
  furtherStyles: true,
  lastModified: null,
  async page({ origin, read }) {
    const entries = await read(searchEntriesContext)();
    const query = read(queryContext);
    const isAsked = query !== '';
    const answer = isAsked
      ? { query, results: resultsOf((await read(findContext)())(query), query) }
      : undefined;
    return {
      head: { ...copy.head, noindex: isAsked },
      body: <Search content={contentOf(entries, origin)} answer={answer} />,
    };
  },
});

function contentOf(entries: readonly SearchEntry[], origin: string) {
  return {
    ...crumbsOf(origin, { path: '/search', title: copy.title }),
    title: copy.title,
    intro: copy.intro,
    // A list of all pages, for browsers without script.
    links: entries.filter(({ path }) => !path.includes('#')),
  };
}

function SearchField({ answer }: Pick<SearchBoxProps, 'answer'>) {
  return (
    <>
      <LostScript className="mt-7 max-w-[37em]" />
      <Island of={searchBox} props={{ popular: popularWords, answer }} />
    </>
  );
}

interface SearchProps extends Pick<SearchBoxProps, 'answer'> {
  content: ReturnType<typeof contentOf>;
}

function Search({ content, answer }: SearchProps) {
  const kinds = Map.groupBy(content.links, ({ kind }) => kind);
  return (
    <Subpage content={content} head={<SearchField answer={answer} />}>
      {[...kinds].map(([kind, pages], index) => (
        <Part key={kind} id={`pages-${index}`} title={kind} last={index === kinds.size - 1}>
          <ul className={pages.length > 3 ? 'sm:columns-2 sm:gap-x-8' : undefined}>
            {pages.map(({ path, title }) => (
              <li key={path} className="break-inside-avoid">
                <a className="link inline-flex min-h-11 min-w-11 items-center py-1.5" href={path}>
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
