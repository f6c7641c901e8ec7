import { useEffect, useRef, useState } from 'react';
import type { Find } from './find.ts';
import { type Results, resultsOf } from './results.ts';
import { SEARCH_ENTRIES, type SearchEntry } from './search-entry.ts';

const NOTHING: Results = { count: 0, marked: '', listed: [] };

/** Finds the entries of a query. The first query loads the entries and the code of the index. */
export function useFind(query: string): Results | 'loading' | 'failed' {
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

  if (query === '') return NOTHING;
  if (find === 'failed') return 'failed';
  return find ? resultsOf(find.find(query), query) : 'loading';
}

async function load(): Promise<Find> {
  const [{ createFind }, response] = await Promise.all([
    import('./find.ts'),
    fetch(SEARCH_ENTRIES),
  ]);
  if (!response.ok) throw new Error(`${SEARCH_ENTRIES}: ${response.status}`);
  const entries: SearchEntry[] = await response.json();
  return createFind(entries);
}
