import { Island } from '#app/browser/island.tsx';
import type { PageProps } from '#app/router/page-route.ts';
import type { Crumb } from '../parts/crumbs.server.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { island as searchBox } from './search-box.island.ts';
import type { SearchEntry } from './search-entry.ts';

export interface SearchContent {
  crumbs: Crumb[];
  structuredData: object;
  /** Every page, for those without script. */
  links: Omit<SearchEntry, 'text'>[];
}

/** 검색: finds in all pages; without script, the list of them. */
export function Page({ content: { crumbs, structuredData, links } }: PageProps<SearchContent>) {
  const kinds = Map.groupBy(links, ({ kind }) => kind);
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title="검색"
        intro="궁금한 말을 입력해 주세요. 업무 안내, 글, 자주 묻는 질문, 계산기에서 찾아 드립니다."
      >
        <Island of={searchBox} props={{}} />
      </PageHead>
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
      <StructuredData data={structuredData} />
    </>
  );
}
