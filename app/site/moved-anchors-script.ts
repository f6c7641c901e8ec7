/** Where parts of the home page moved that had an anchor. Links that visitors keep hold them: none is removed. */
const moved: Record<string, string> = {
  shares: '/shares',
  'forced-share-calculator': '/forced-share',
  deadlines: '/deadlines',
  procedure: '/procedure',
  'changes-2024': '/amendments#changes-2024',
};

/**
 * Leads an old link to the home page, such as `/#shares`, on to the page that the part became, before
 * anything is painted. What the link holds goes along: `/#shares=eyJ…` becomes `/shares#shares=eyJ…`. Without
 * script the home page has a part with the same id, which links on.
 */
export const movedAnchorsScript =
  '((l,m)=>{let f=()=>{let t=l.pathname=="/"&&m[l.hash.slice(1).split(/[=&]/)[0]];' +
  't&&l.replace(l.hash.includes("=")?t.split("#")[0]+l.hash:t)};f();addEventListener("hashchange",f)})' +
  `(location,${JSON.stringify(moved)})`;
