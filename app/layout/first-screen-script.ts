/**
 * Marks the root element before the first paint when a visit begins at the top of the page: chapters out of
 * sight are then left without layout (home.css) until the page is painted (rest-of-page.ts). Not so where
 * the visit begins further down: a fragment, a reload, Back.
 */
export const firstScreenScript =
  '(v=>{if(v&&v.type=="navigate"&&!v.name.includes("#"))' +
  'document.documentElement.dataset.firstScreen=""' +
  '})(performance.getEntriesByType("navigation")[0])';
