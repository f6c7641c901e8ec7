import { refusal, type Visit } from './guard.ts';
import { StatusError } from './page-error.ts';

/**
 * A function that runs before a page is loaded. Returning nothing or `true` lets the visit pass, a path redirects it,
 * and `false` or an error refuses it.
 */
type RouteMiddleware = (visit: Visit) => unknown;

export interface SiteMiddleware {
  /** Run for every page, in this order. */
  global: readonly RouteMiddleware[];
  named: Readonly<Record<string, RouteMiddleware>>;
}

interface MiddlewareNames {
  page?: readonly string[] | undefined;
  rule?: Readonly<Record<string, boolean>> | undefined;
}

/** Outcome of the middleware for a visit. */
export type Verdict = { pass: true } | { redirect: string } | { refused: StatusError };

/**
 * Runs the middleware of a page: the global ones, those that the page names, those that the rules add;
 * a rule's `false` removes a name (conformance RT-14). An unknown name is refused with status 500
 * (conformance RT-5).
 */
export async function runMiddleware(
  { global, named }: SiteMiddleware,
  { page = [], rule = {} }: MiddlewareNames,
  visit: Visit,
): Promise<Verdict> {
  const names = new Set(page);
  for (const [name, wanted] of Object.entries(rule)) {
    if (wanted) names.add(name);
    else names.delete(name);
  }
  const unknown = [...names].find((name) => !Object.hasOwn(named, name));
  if (unknown !== undefined) {
    return { refused: new StatusError(500, `Unknown route middleware: '${unknown}'.`) };
  }
  const chosen = [...names].flatMap((name) => named[name] ?? []);
  for (const middleware of [...global, ...chosen]) {
    const result = await middleware(visit);
    if (typeof result === 'string') return { redirect: result };
    if (result === false || result instanceof Error) {
      return { refused: refusal(result, visit.fullPath) };
    }
  }
  return { pass: true };
}
