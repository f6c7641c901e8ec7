import { redirectTarget } from './redirect-target.ts';
import type { MatchedRule } from './route-rules.ts';

/** The target of a rule: within the site, or external. */
export interface Redirect {
  to: string;
  external: boolean;
}

/**
 * Returns the redirect of an address by a rule, as the server sends it: with the query (conformance RT-11, RT-12).
 *
 * @param address path and query of the request
 * @throws Error if the target is neither http nor https, such as `javascript:`
 */
export function redirectOf(
  rule: MatchedRule,
  address: { pathname: string; search: string },
): Redirect | null {
  const target = redirectTarget(rule, address);
  if (target === null) return null;
  const to = rule.redirect?.endsWith('/**') ? target : withQuery(target, address.search);
  return { to, external: isExternal(to) };
}

/** Whether a target names an origin: a protocol, or two slashes or backslashes. */
function isExternal(to: string): boolean {
  if (!/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(to)) return false;
  const { protocol } = new URL(to.replaceAll('\\', '/'), 'https://example.com');
  if (!/^https?:$/.test(protocol)) throw new Error(`A redirect must not lead to ${protocol}`);
  return true;
}

/** Adds a query to a target, before its hash. */
function withQuery(target: string, search: string): string {
  if (search.length < 2) return target;
  const [, address = '', hash = ''] = target.match(/^([^#]*)(#.*)?$/) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`;
}
