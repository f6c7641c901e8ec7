/**
 * Marks the root element before the first paint when a visit begins at the top of the page: no part with
 * `data-later` is laid out for the first paint, and after it only those near what is visible (layout.css),
 * until there is time for the rest (rest-of-page.ts). Not so where a visit may begin further down: with a
 * fragment, by a reload, by Back.
 *
 * Those near wait for the first paint of content and then for their fonts, so as not to be laid out twice: a
 * second at most, and until the visitor scrolls or presses a key. Where no paint is reported they wait four
 * seconds at most.
 */
export const firstScreenScript =
  '((d,r,v)=>{if(v&&v.type=="navigate"&&!v.name.includes("#")){' +
  'let n=()=>{if(r.firstScreen)r.firstScreen="painted"},' +
  "f=s=>d.fonts.load('600 1em \"Site '+s+' Others\"');" +
  'r.firstScreen="unpainted";' +
  '["scroll","keydown"].forEach(e=>addEventListener(e,n,{once:true}));setTimeout(n,4e3);' +
  'let p=()=>{setTimeout(n,1e3);Promise.all([f("Sans"),f("Serif")]).then(n,n)};' +
  'if(d.visibilityState=="hidden"||!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint"))p();' +
  'else new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();p()}})' +
  '.observe({type:"paint",buffered:true})}' +
  '})(document,document.documentElement.dataset,performance.getEntriesByType("navigation")[0])';
