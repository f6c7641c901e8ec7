import { withoutSlash } from './payload.ts';
import type { MatchedRule } from './route-rules.ts';

/**
 * Returns the target of a rule for an address (conformance RT-11). A target that ends in `/**` keeps the rest of the
 * path and the query. No other target keeps the query in the browser.
 *
 * @returns null if the rule does not redirect
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
