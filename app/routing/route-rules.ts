/** A rule for a path, in addition to its page. */
interface RouteRule {
  /** Target of a redirect. A target that ends in `/**` keeps the rest of the path. */
  redirect?: string | { to: string; statusCode: number };
  /** True if the page is the same for everyone, so that it has a payload. */
  prerender?: boolean;
  /** Named middleware that this rule adds, or removes with `false` (conformance RT-14). */
  appMiddleware?: string | string[] | Record<string, boolean>;
}

/** Rules by path: exact (`/a`), dynamic (`/a/:b`, `/a/*`) or wildcard (`/a/**`). */
export type RouteRules = Record<string, RouteRule>;

/** A rule in the build manifest. */
export interface ManifestRule {
  redirect?: string;
  /** HTTP status of the redirect, 307 by default; only the server needs it. */
  redirectStatus?: number;
  prerender?: boolean;
  appMiddleware?: Record<string, boolean>;
}

/** The rules in lookup order; plain data, part of the build manifest (MF-1). */
export interface RuleMatcher {
  static: Record<string, ManifestRule>;
  /** Wildcard rules by the path before `/**`. */
  wildcard: Record<string, ManifestRule>;
  dynamic: Record<string, ManifestRule>;
}

/** Sorts rules by the kind of their path. */
export function createMatcher(rules: RouteRules): RuleMatcher {
  const matcher: RuleMatcher = { static: {}, wildcard: {}, dynamic: {} };
  for (const [pattern, rule] of Object.entries(rules)) {
    const path = withoutTrailingSlash(pattern);
    const known = manifestRule(rule);
    if (isDynamic(path)) matcher.dynamic[path] = known;
    else if (path.endsWith('/**')) matcher.wildcard[path.slice(0, -3)] = known;
    else matcher.static[path] = known;
  }
  return matcher;
}

/** The merged rule of a path, and the path before the `/**` of the rule that redirects. */
export interface MatchedRule extends ManifestRule {
  redirectBase?: string;
}

/**
 * Merges all rules of a path. Exact rules precede dynamic ones, then longer and shorter wildcards. Objects are merged
 * and arrays joined; null and undefined override nothing (conformance RT-13).
 *
 * @param path path without query and hash; a trailing slash is ignored
 */
export function matchRule(matcher: RuleMatcher, path: string): MatchedRule {
  const wanted = withoutTrailingSlash(path);
  const own = Object.hasOwn(matcher.static, wanted) ? matcher.static[wanted] : undefined;
  const dynamic: MatchedRule[] = Object.entries(matcher.dynamic)
    .filter(([pattern]) => matchesDynamic(pattern, wanted))
    .sort(([a], [b]) => literalSegments(b) - literalSegments(a))
    .map(([, rule]) => rule);
  const wildcards: MatchedRule[] = Object.entries(matcher.wildcard)
    .filter(([base]) => wanted === base || wanted.startsWith(`${base}/`) || base === '')
    .sort(([a], [b]) => b.length - a.length)
    .map(([base, rule]) => ({ ...rule, ...(rule.redirect && { redirectBase: base }) }));
  return [own ?? {}, ...dynamic, ...wildcards].reduce<MatchedRule>(merge, {});
}

/** Merges two rules. Base and status come from the same rule as the redirect. */
function merge(first: MatchedRule, then: MatchedRule): MatchedRule {
  const { redirect, redirectBase, redirectStatus } = first.redirect === undefined ? then : first;
  const prerender = first.prerender ?? then.prerender;
  const appMiddleware = { ...then.appMiddleware, ...first.appMiddleware };
  return {
    ...(redirect !== undefined && { redirect }),
    ...(redirectBase !== undefined && { redirectBase }),
    ...(redirectStatus !== undefined && { redirectStatus }),
    ...(prerender !== undefined && { prerender }),
    ...(Object.keys(appMiddleware).length > 0 && { appMiddleware }),
  };
}

/** Converts a rule for the manifest. Middleware names become a table: `true` adds a name, `false` removes it. */
function manifestRule({ redirect, prerender, appMiddleware }: RouteRule): ManifestRule {
  const to = typeof redirect === 'object' ? redirect.to : redirect;
  const names = typeof appMiddleware === 'string' ? [appMiddleware] : appMiddleware;
  return {
    ...(to !== undefined && { redirect: to }),
    ...(typeof redirect === 'object' && { redirectStatus: redirect.statusCode }),
    ...(prerender !== undefined && { prerender }),
    ...(names && {
      appMiddleware: Array.isArray(names)
        ? Object.fromEntries(names.map((name) => [name, true]))
        : names,
    }),
  };
}

function isDynamic(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith(':') || segment === '*');
}

function matchesDynamic(pattern: string, path: string): boolean {
  const wanted = path.split('/');
  const segments = pattern.split('/');
  const open = segments.at(-1) === '**';
  if (open) segments.pop();
  if (open ? wanted.length < segments.length : wanted.length !== segments.length) return false;
  return segments.every(
    (segment, index) => segment === '*' || segment.startsWith(':') || segment === wanted[index],
  );
}

function literalSegments(pattern: string): number {
  return pattern.split('/').filter((segment) => !/^[:*]/.test(segment)).length;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
