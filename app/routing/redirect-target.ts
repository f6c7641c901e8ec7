import { withoutSlash } from './payload.ts';
import type { MatchedRule } from './route-rules.ts';

/**
 * Where a rule leads from an address (conformance RT-11): a target that ends in `/**` takes the rest of the path and the
 * query along, and no other takes the query in the browser.
 *
 * @returns null where the rule does not redirect
 */
export function redirectTarget(
  { redirect, redirectBase = '' }: MatchedRule,
  { pathname, search }: { pathname: string; search: string },
): string | null {
  if (!redirect?.endsWith('/**')) return redirect ?? null;
  return join(redirect.slice(0, -3), pathname.slice(redirectBase.length)) + search;
}

function join(base: string, rest: string): string {
  return withoutSlash(`${base}/${rest}`.replace(/(?<!:)\/{2,}/g, '/')) || '/';
}
