import { MAX_KEPT } from '#app/browser/report-error.ts';

/** Keeps uncaught errors until the site's script runs (report-error.ts). */
export function keepEarlyErrors(): void {
  const kept: (ErrorEvent | PromiseRejectionEvent)[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (kept.length < MAX_KEPT) kept.push(event);
  };
  globalThis.earlyErrors = kept;
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
}

declare global {
  /** Uncaught errors since the document began, the first `MAX_KEPT`. */
  var earlyErrors: (ErrorEvent | PromiseRejectionEvent)[] | undefined;
}
