import { publicPages, type Tables } from '../public-pages.ts';
import { redirectOf } from '../redirects.ts';
import {
  createMatcher,
  type ManifestRule,
  matchRule,
  type RouteRules,
  type RuleMatcher,
} from '../route-rules.ts';
import type { Manifest } from './manifest.ts';

interface BuildTables extends Tables {
  rules: RouteRules;
}

/**
 * The manifest of a build, from its tables.
 *
 * @throws when a rule leads where no redirect may lead (conformance RT-12)
 */
export function describeBuild(id: string, timestamp: number, tables: BuildTables): Manifest {
  const matcher = createMatcher(tables.rules);
  const anywhere = { pathname: '/', search: '' };
  for (const path of Object.keys(tables.rules))
    redirectOf(matchRule(matcher, path), anywhere, false);
  const prerendered = publicPages(tables)
    .map(({ path }) => path)
    .filter((path) => matchRule(matcher, path).redirect === undefined);
  return { id, timestamp, matcher: forBrowsers(matcher), prerendered };
}

/** Without what only the server needs. */
function forBrowsers({ static: exact, wildcard, dynamic }: RuleMatcher): RuleMatcher {
  const strip = (rules: Record<string, ManifestRule>) =>
    Object.fromEntries(
      Object.entries(rules).map(([path, { redirectStatus: _, ...rule }]) => [path, rule]),
    );
  return { static: strip(exact), wildcard: strip(wildcard), dynamic: strip(dynamic) };
}
