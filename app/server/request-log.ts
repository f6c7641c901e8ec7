import { randomUUID } from 'node:crypto';
import { getPath } from 'hono/utils/url';
import { TUNNEL } from '#app/error-reports/tunnel-path.ts';
import type { App } from '#app/platform/http.ts';
import { currentRequest } from '#app/platform/log.ts';
import type { Metrics } from './metrics.ts';
import type { Setup } from './site.ts';

/** Gives each request an id, logs it, and records its duration. */
export function logRequests(
  { log, metrics, site: { pages } }: Pick<Setup, 'log' | 'site'> & { metrics: Metrics },
  answer: App['fetch'],
): App['fetch'] {
  const routeOf = routeNames(pages.map(({ path }) => path));
  return (request, ...rest) =>
    currentRequest.run(randomUUID(), () => {
      const start = performance.now();
      const end = (response: Response) => {
        const ms = performance.now() - start;
        const { status } = response;
        const route = routeOf(getPath(request));
        metrics.request(route, status, ms / 1000);
        log.info({ event: 'request', method: request.method, route, status, ms: Math.round(ms) });
        return response;
      };
      // Awaiting a synchronous response would cost a microtask, and the server's fast path for such responses.
      const response = answer(request, ...rest);
      return response instanceof Promise ? response.then(end) : end(response);
    });
}

const others = ['/consult', TUNNEL, '/healthz', '/readyz', '/metrics'];

/** Names a path by its pattern. Unknown paths and parameters may contain anything, so they are never logged. */
function routeNames(pages: readonly string[]): (path: string) => string {
  const exact = new Set([...others, ...pages]);
  const patterns = pages
    .filter((path) => path.includes(':'))
    .map((path) => ({ path, matches: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));
  return (path) => {
    if (exact.has(path)) return path;
    if (path.startsWith('/assets/')) return '/assets';
    return patterns.find(({ matches }) => matches.test(path))?.path ?? 'other';
  };
}
