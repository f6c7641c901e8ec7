import { TrieRouter } from 'hono/router/trie-router';
import { createMatcher, matchRule, type RouteRules } from '#app/routing/route-rules.ts';
import type { Page, Params, Validate, Visit } from './define-page.ts';
import { pageNotFound, StatusError } from './page-error.ts';

/**
 * Runs before a page is made. A path redirects the visit, `false` or an error refuses it, any other value admits it.
 */
type RouteMiddleware = (visit: Visit) => unknown;

export interface SiteMiddleware {
  /** Run for every page, in this order. */
  global: readonly RouteMiddleware[];
  named: Readonly<Record<string, RouteMiddleware>>;
}

interface AdmissionOptions {
  pages: readonly Page[];
  middleware: SiteMiddleware;
  rules: RouteRules;
}

interface FoundPage {
  page: Page;
  params: Params;
}

/** The page that a visit may see, or the path to which a middleware redirects it. */
export type Admission = FoundPage | { redirect: string };

/**
 * Decides whether a visit may see a page (conformance RT-1, RT-2, RT-4, RT-5, RT-14). Finds the page of the path, runs
 * its validity check and its middleware, and, if the page is the same for everyone, checks that `paths` lists the path.
 *
 * @returns a function that takes an address and rejects with the StatusError of a visit that is refused
 */
export function createAdmission({ pages, middleware, rules }: AdmissionOptions) {
  const findPage = createPageMatcher(pages);
  const ruleMatcher = createMatcher(rules);
  return async ({ pathname, search }: URL): Promise<Admission> => {
    const fullPath = pathname + search;
    const found = findPage(pathname);
    if (!found) throw pageNotFound(fullPath);
    const { page, params } = found;
    const visit = { path: pathname, params, fullPath };
    await checkVisit(page.validate, visit);
    const names = { page: page.middleware, rule: matchRule(ruleMatcher, pathname).appMiddleware };
    const redirect = await runMiddleware(middleware, names, visit);
    if (redirect !== null) return { redirect };
    if (page.audience === 'everyone' && page.paths && !page.paths().includes(pathname)) {
      throw pageNotFound(fullPath);
    }
    return found;
  };
}

/**
 * Finds the page of a path with Hono's own router. A path without parameters comes before one with them.
 *
 * @returns a function whose result is null for a path of no page, and for one whose percent-encoding is invalid
 */
export function createPageMatcher(pages: readonly Page[]): (path: string) => FoundPage | null {
  const router = new TrieRouter<Page>();
  const byParameters = pages.toSorted(
    (a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')),
  );
  for (const page of byParameters) router.add('GET', page.path, page);
  return (path) => {
    const [[first] = []] = router.match('GET', path);
    if (!first) return null;
    const [page, encoded] = first;
    try {
      const decoded = Object.entries(encoded).map(([name, value]) => [
        name,
        decodeURIComponent(String(value)),
      ]);
      return { page, params: Object.fromEntries(decoded) };
    } catch {
      // Invalid percent-encoding.
      return null;
    }
  };
}

/**
 * Runs the validity check of a page.
 *
 * @throws StatusError 404 `Page Not Found: {path}`, or with the status and message that the check gives
 */
async function checkVisit(validate: Validate | undefined, visit: Visit): Promise<void> {
  const result = validate ? await validate(visit) : true;
  if (result !== true) throw refusal(result, visit.fullPath);
}

interface MiddlewareNames {
  page?: readonly string[] | undefined;
  rule?: Readonly<Record<string, boolean>> | undefined;
}

/**
 * Runs the middleware of a page: global, then those that the page names, then those that the rules add. A rule's
 * `false` removes a name.
 *
 * @returns the path to which a middleware redirects; null if all of them pass
 * @throws StatusError of the first that refuses; 500 for an unknown name, before any middleware runs
 */
async function runMiddleware(
  { global, named }: SiteMiddleware,
  { page = [], rule = {} }: MiddlewareNames,
  visit: Visit,
): Promise<string | null> {
  const names = new Set(page);
  for (const [name, wanted] of Object.entries(rule)) {
    if (wanted) names.add(name);
    else names.delete(name);
  }
  const unknown = [...names].find((name) => !Object.hasOwn(named, name));
  if (unknown !== undefined) throw new StatusError(500, `Unknown route middleware: '${unknown}'.`);
  const chosen = [...names].flatMap((name) => named[name] ?? []);
  for (const middleware of [...global, ...chosen]) {
    const result = await middleware(visit);
    if (typeof result === 'string') return result;
    if (result === false || result instanceof Error) throw refusal(result, visit.fullPath);
  }
  return null;
}

/** The error of a visit that was refused by `false`, an object or an error. */
function refusal(result: unknown, path: string): StatusError {
  const { statusCode, statusMessage } = isObject(result) ? result : {};
  return new StatusError(
    typeof statusCode === 'number' ? statusCode : 404,
    typeof statusMessage === 'string' ? statusMessage : `Page Not Found: ${path}`,
    { path },
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
