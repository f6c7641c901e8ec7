import type { Manifest } from '#app/routing/manifest.ts';
import { redirectOf } from '#app/routing/redirects.ts';
import {
  createMatcher,
  type ManifestRule,
  matchRule,
  type RouteRules,
  type RuleMatcher,
} from '#app/routing/route-rules.ts';
import type { Page } from './define-page.ts';
import { publicPages } from './public-pages.ts';

interface BuildTables {
  pages: readonly Page[];
  rules: RouteRules;
}

/**
 * Creates the manifest of a build from its tables.
 *
 * @throws Error if a rule redirects to a forbidden target (conformance RT-12)
 */
export function describeBuild(id: string, timestamp: number, tables: BuildTables): Manifest {
  const matcher = createMatcher(tables.rules);
  const anywhere = { pathname: '/', search: '' };
  for (const path of Object.keys(tables.rules)) redirectOf(matchRule(matcher, path), anywhere);
  const prerendered = publicPages(tables.pages)
    .map(({ path }) => path)
    .filter((path) => matchRule(matcher, path).redirect === undefined);
  return { id, timestamp, matcher: forBrowsers(matcher), prerendered };
}

/** Removes properties that only the server needs. */
function forBrowsers({ static: exact, wildcard, dynamic }: RuleMatcher): RuleMatcher {
  const strip = (rules: Record<string, ManifestRule>) =>
    Object.fromEntries(
      Object.entries(rules).map(([path, { redirectStatus: _, ...rule }]) => [path, rule]),
    );
  return { static: strip(exact), wildcard: strip(wildcard), dynamic: strip(dynamic) };
}
