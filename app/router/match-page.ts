import { TrieRouter } from 'hono/router/trie-router';
import type { Page } from './define-page.ts';
import type { Params } from './guard.ts';

/**
 * Finds the page of a path by Hono's own matching: a path without parameters before one with them.
 *
 * @returns takes a path whose percent-encoding is valid
 */
export function createPageMatcher(
  pages: readonly Page[],
): (path: string) => { page: Page; params: Params } | null {
  const router = new TrieRouter<Page>();
  const byParameters = pages.toSorted(
    (a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')),
  );
  for (const page of byParameters) router.add('GET', page.path, page);
  return (path) => {
    const [[first] = []] = router.match('GET', path);
    if (!first) return null;
    const [page, params] = first;
    const decoded = Object.entries(params).map(([name, value]) => [
      name,
      decodeURIComponent(String(value)),
    ]);
    return { page, params: Object.fromEntries(decoded) };
  };
}
