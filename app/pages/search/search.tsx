import { Island } from '#app/browser/island.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { search } from './search.loader.server.ts';
import { island as searchBox } from './search-box.island.ts';

/** 검색: finds in all pages; without script, the list of them. */
export function Page({ content }: LoadedProps<typeof search>) {
  const kinds = Map.groupBy(content.links, ({ kind }) => kind);
  return (
    <Subpage content={content} head={<Island of={searchBox} props={{}} />}>
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
