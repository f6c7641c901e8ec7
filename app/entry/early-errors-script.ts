import { MAX_KEPT } from '#app/browser/report-error.ts';

/** Keeps uncaught errors until the site's script runs (report-error.ts). */
export const earlyErrorsScript =
  'globalThis.earlyErrors=[];["error","unhandledrejection"].forEach(t=>' +
  `addEventListener(t,e=>earlyErrors.length<${MAX_KEPT}&&earlyErrors.push(e)))`;

declare global {
  /** Uncaught errors since the document began, the first `MAX_KEPT`. */
  var earlyErrors: (ErrorEvent | PromiseRejectionEvent)[] | undefined;
}
