import { MAX_KEPT } from '#app/browser/report-error.ts';

/** Keeps the errors that nobody catches before the site's script runs (report-error.ts). */
export const earlyErrorsScript =
  'globalThis.earlyErrors=[];["error","unhandledrejection"].forEach(t=>' +
  `addEventListener(t,e=>earlyErrors.length<${MAX_KEPT}&&earlyErrors.push(e)))`;

declare global {
  /** What nobody caught since the document began; the first `MAX_KEPT`. */
  var earlyErrors: (ErrorEvent | PromiseRejectionEvent)[] | undefined;
}
