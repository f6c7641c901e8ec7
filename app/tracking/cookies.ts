/** Removes cookies whose names have one of these prefixes, on every domain from the host up. */
export function dropCookies(beginnings: readonly string[]): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!beginnings.some((beginning) => name.startsWith(beginning))) continue;
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over http
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
