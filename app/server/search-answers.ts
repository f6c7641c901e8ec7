import type { Handler } from 'hono';
import { visible } from '#app/consult/requests/fields/typed-text.ts';
import { queryContext } from '#app/pages/search/search-context.ts';
import { provide } from '#app/router/visit-context.ts';
import { LONGEST_QUERY, QUERY, SEARCH_PATH } from '#app/search/search-entry.ts';
import type { Pages } from './pages.ts';

/**
 * Answers /search?q=… with the results, which are stored nowhere. Browsers with script find in place: the query then
 * leaves the address. A query without readable characters is answered with the page for everyone.
 */
export function searchRoute(pages: Pages): Handler {
  return ({ req }, next) => {
    const query = queryOf(new URL(req.url));
    if (query === '') return next();
    return pages.show(req.raw, {
      path: SEARCH_PATH,
      status: 200,
      provided: provide([queryContext, query]),
      // Even requests to the site itself do not repeat the query, such as those for its styles.
      headers: { 'referrer-policy': 'strict-origin' },
    });
  };
}

function queryOf({ searchParams }: URL): string {
  // Normalization may make a text longer.
  const typed = visible((searchParams.get(QUERY) ?? '').slice(0, LONGEST_QUERY)).trim();
  return typed.slice(0, LONGEST_QUERY).toWellFormed();
}
