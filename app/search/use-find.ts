import { useEffect, useRef, useState } from 'react';
import type { Find } from './find.ts';
import { SEARCH_ENTRIES, type SearchEntry } from './search-entry.ts';

export type FoundEntries = readonly SearchEntry[] | 'loading' | 'failed';

/** Finds the entries of a query. The first query loads the entries and the code of the index. */
export function useFind(query: string): FoundEntries {
  const [find, setFind] = useState<{ find: Find } | 'failed' | null>(null);
  const loading = useRef(false);

  useEffect(() => {
    if (query === '' || loading.current) return;
    loading.current = true;
    load().then(
      (loaded) => setFind({ find: loaded }),
      () => {
        setFind('failed');
        loading.current = false;
      },
    );
  }, [query]);

  if (query === '') return [];
  if (find === 'failed') return 'failed';
  return find?.find(query) ?? 'loading';
}

async function load(): Promise<Find> {
  const [{ createFind }, response] = await Promise.all([
    import('./find.ts'),
    fetch(SEARCH_ENTRIES),
  ]);
  if (!response.ok) throw new Error(`${SEARCH_ENTRIES}: ${response.status}`);
  return createFind(await response.json());
}
