import { Island } from '#app/browser/island.tsx';

import { definePage } from '#app/router/define-page.ts';
import { island as searchBox } from '#app/search/search-box.island.ts';
import type { SearchEntry } from '#app/search/search-entry.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { LostScript } from '../parts/lost-script.tsx';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { searchPage as copy } from './copy.ts';
import { searchEntriesContext } from './search-context.ts';

/** 검색: searches all public pages. Below it, a list of all pages. */
export const search = definePage({
  path: '/search',
  audience: 'everyone',
  lastModified: null,
  async page({ origin, read }) {
    const entries = await read(searchEntriesContext)();
    return {
      head: copy.head,
      body: <Search content={contentOf(entries, origin)} />,
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
