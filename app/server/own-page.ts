/**
 * Whether a request was made by one of our own pages: Sec-Fetch-Site where the browser sends it, else Origin.
 * `none` says nothing about a form.
 *
 * @param ownOrigins see originsOf
 */
export function isFromOwnPage(headers: Headers, ownOrigins: ReadonlySet<string>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'none') return site === 'same-origin';
  return ownOrigins.has(headers.get('origin') ?? '');
}

/** Every origin under which the site answers. */
export function originsOf({ protocol, origin, port }: URL, hosts: readonly string[]): Set<string> {
  const others = hosts.map((host) => new URL(`${protocol}//${host}${port && `:${port}`}`).origin);
  return new Set([origin, ...others]);
}
