/** Where parts of the home page moved that had an anchor. Links that visitors keep hold them: none is removed. */
const moved = new Map([
  ['#shares', '/shares'],
  ['#forced-share-calculator', '/forced-share'],
  ['#deadlines', '/deadlines'],
  ['#procedure', '/procedure'],
  ['#changes-2024', '/amendments#changes-2024'],
]);

/**
 * Leads an old link to the home page, such as `/#shares`, on to the page that the part became, before
 * anything is painted. What the link holds goes along: `/#shares=eyJ…` becomes `/shares#shares=eyJ…`. Without
 * script the home page has a part with the same id, which links on.
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
