/**
 * Checks that a request was sent from a page of this site: by Sec-Fetch-Site where the browser sends it,
 * else by Origin. `none` proves nothing about a form. (Hono's csrf accepts either header.)
 *
 * @param hosts other host names of the site
 */
export function createOriginCheck(
  { protocol, origin, port }: URL,
  hosts: readonly string[],
): (headers: Headers) => boolean {
  const others = hosts.map((host) => new URL(`${protocol}//${host}${port && `:${port}`}`).origin);
  const own = new Set([origin, ...others]);
  return (headers) => {
    const site = headers.get('sec-fetch-site');
    if (site && site !== 'none') return site === 'same-origin';
    return own.has(headers.get('origin') ?? '');
  };
}
