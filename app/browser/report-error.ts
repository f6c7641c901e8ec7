import { onIdleAfterLoad } from './idle.ts';

/** Sends an error to the collector. */
export type SendError = (error: unknown) => void;

/** Starts reporting; from then on it catches unhandled errors by itself. */
export type StartReports = (settings: DOMStringMap) => SendError;

/** Limit of errors kept before reporting starts, so that a repeated error cannot fill the memory. */
export const MAX_KEPT = 10;

let early: unknown[] = [];
let send: SendError | undefined;

/**
 * Reports an unexpected error: at once, or as soon as reporting has started. Does nothing without a
 * collector.
 */
export function reportError(error: unknown): void {
  if (send) send(error);
  else if (early.length < MAX_KEPT) early.push(error);
}

/**
 * Keeps unhandled errors until reporting starts, and loads its code once the page is loaded and idle. Does
 * nothing when the document's head names no collector.
 *
 * @param load imports the code
 */
export function watchErrors(load: () => Promise<StartReports>): void {
  const settings = document.querySelector<HTMLMetaElement>('meta[name=error-reports]')?.dataset;
  if (!settings) return;
  const listening = new AbortController();
  const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
    reportError('reason' in event ? event.reason : (event.error ?? event.message));
  globalThis.earlyErrors?.forEach(keep);
  addEventListener('error', keep, listening);
  addEventListener('unhandledrejection', keep, listening);
  onIdleAfterLoad(async () => {
    // Blocked or offline: the site works without reports.
    const startReports = await load().catch(() => null);
    if (!startReports) return;
    listening.abort();
    send = startReports(settings);
    early.forEach(send);
    early = [];
  });
}
