import { MOST_KEPT } from './report-error.ts';

/**
 * `painted(f)` calls f once something is painted; at once where the browser does not tell, or in the
 * background, where nothing is painted. The other parts of the first script use it.
 */
export const paintedScript =
  'let painted=f=>{' +
  'if(document.visibilityState=="hidden"||!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint"))f();' +
  'else new PerformanceObserver((_,o)=>{o.disconnect();f()}).observe({type:"paint",buffered:true})}';

/**
 * Fetches the site's script, which the inline script's element names, behind the first paint: fetched
 * beside the style sheet and the typefaces it takes a slow line from them (bench page: +6 %). Until it is
 * there, keeps the errors that nobody caught (report-error.ts).
 */
export const entryScript =
  'globalThis.earlyErrors=[];["error","unhandledrejection"].forEach(t=>' +
  `addEventListener(t,e=>earlyErrors.length<${MOST_KEPT}&&earlyErrors.push(e)));` +
  '((d,e)=>painted(()=>{let s=d.createElement("script");s.type="module";s.src=e;d.head.append(s)})' +
  ')(document,document.currentScript.dataset.entry)';

declare global {
  /** What nobody caught since the document began; the first `MOST_KEPT`. */
  var earlyErrors: (ErrorEvent | PromiseRejectionEvent)[] | undefined;
}
