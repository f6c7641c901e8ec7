import type { MatchedRule } from './route-rules.ts';

/** The target of a rule: within the site, or external. */
export interface Redirect {
  to: string;
  external: boolean;
}

/**
 * The redirect of an address by a rule (conformance RT-11, RT-12). A target that ends in `/**` takes the rest of
 * the path and the query along; any other takes the query when the server answers.
 *
 * @param address path and query of what was asked for
 * @throws when the target is neither http nor https, such as `javascript:`
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

/** Adds a query to a target, before its hash. */
function withQuery(target: string, search: string): string {
  if (search.length < 2) return target;
  const [, address = '', hash = ''] = target.match(/^([^#]*)(#.*)?$/) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`;
}
