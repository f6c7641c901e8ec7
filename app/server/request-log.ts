import type { MiddlewareHandler } from 'hono';
import { TUNNEL } from '#app/error-reports/tunnel-path.ts';
import type { Log } from '#app/platform/log.ts';
import type { Metrics } from './metrics.ts';
import type { Site } from './visit.ts';

interface RequestLogOptions {
  log: Log;
  metrics: Pick<Metrics, 'request'>;
  pages: Site['pages'];
}

/** Logs each request, and records its duration. */
export function logRequests({ log, metrics, pages }: RequestLogOptions): MiddlewareHandler {
  const routeOf = routeNames(Object.values(pages).map(({ path }) => path));
  return async (context, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const { method, path } = context.req;
    const { status } = context.res;
    const route = routeOf(path);
    metrics.request(route, status, ms / 1000);
    log.info({ event: 'request', method, route, status, ms: Math.round(ms) });
  };
}

const others = ['/consult', '/consult/ticket', TUNNEL, '/healthz', '/readyz', '/metrics'];

/**
 * Names a path by the pattern that matches it. Other paths, and the parameters of a pattern, may hold
 * anything: neither is logged.
 */
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
