/** New addresses of former anchors of the home page. Visitors keep links to them, so remove none. */
const moved = new Map([
  ['#shares', '/shares'],
  ['#forced-share-calculator', '/forced-share'],
  ['#deadlines', '/deadlines'],
  ['#procedure', '/procedure'],
  ['#changes-2024', '/amendments#changes-2024'],
]);

/**
 * Redirects an old link into the home page, such as `/#shares`, to the page that the part became, before the first
 * paint. Keeps a calculator's input: `/#shares=eyJ…` becomes `/shares#shares=eyJ…`. Without script, the part with the
 * same id on the home page links there.
 */
export function followMovedAnchors(): void {
  follow();
  addEventListener('hashchange', follow);
}

function follow(): void {
  const { pathname, hash } = location;
  const [anchor = ''] = hash.split(/[=&]/);
  const to = pathname === '/' && moved.get(anchor);
  if (to) location.replace(hash.includes('=') ? to.split('#')[0] + hash : to);
}
