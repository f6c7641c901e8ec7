import type { MatchedRule } from './route-rules.ts';

/** Where a rule leads: within the site, or out of it. */
export interface Redirect {
  to: string;
  external: boolean;
}

/**
 * Where a rule sends an address (conformance RT-11, RT-12). A target that ends in `/**` takes the rest of
 * the path along, and the query with it; any other takes the query when the server answers.
 *
 * @param address path and query of what was asked for
 * @throws when the target leaves the web: only http and https are followed, never `javascript:`
 */
export function redirectOf(
  { redirect, redirectBase = '' }: MatchedRule,
  address: { pathname: string; search: string },
  carryQuery: boolean,
): Redirect | null {
  if (redirect === undefined) return null;
  const { pathname, search } = address;
  const to = redirect.endsWith('/**')
    ? join(redirect.slice(0, -3), pathname.slice(redirectBase.length)) + search
    : carryQuery
      ? withQuery(redirect, search)
      : redirect;
  return { to, external: isExternal(to) };
}

/** Whether a target has an origin of its own: a protocol, or `//` in either slant. */
function isExternal(to: string): boolean {
  if (!/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(to)) return false;
  const { protocol } = new URL(to.replaceAll('\\', '/'), 'https://example.com');
  if (!/^https?:$/.test(protocol)) throw new Error(`A redirect must not lead to ${protocol}`);
  return true;
}

function join(base: string, rest: string): string {
  return `${base}/${rest}`.replace(/(?<!:)\/{2,}/g, '/').replace(/(?<=.)\/$/, '') || '/';
}

/** A query added to what a target has already, before its hash. */
function withQuery(target: string, search: string): string {
  if (search.length < 2) return target;
  const [, address = '', hash = ''] = target.match(/^([^#]*)(#.*)?$/) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`;
}
