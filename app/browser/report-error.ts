import { onIdleAfterLoad } from './idle.ts';

/** What takes errors once they can be sent. */
export type SendError = (error: unknown) => void;

/** Begins to send: from then on it catches what nobody else does by itself. */
export type StartReports = (settings: DOMStringMap) => SendError;

/** As many errors are kept: one that goes on and on fills no memory. */
export const MOST_KEPT = 10;

let early: unknown[] = [];
let send: SendError | undefined;

/** Tells of an unexpected error: at once, or as soon as reports can be sent. Without a collector nothing. */
export function reportError(error: unknown): void {
  if (send) send(error);
  else if (early.length < MOST_KEPT) early.push(error);
}

/**
 * Keeps what nobody catches until reports can be sent, and has the code for that loaded when the page is
 * loaded and idle. Without a collector in the document's head neither.
 *
 * @param load brings the code
 */
export function watchErrors(load: () => Promise<StartReports>): void {
  const settings = document.querySelector<HTMLMetaElement>('meta[name=error-reports]')?.dataset;
  if (!settings) return;
  const heard = new AbortController();
  const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
    reportError('reason' in event ? event.reason : (event.error ?? event.message));
  globalThis.earlyErrors?.forEach(keep);
  addEventListener('error', keep, heard);
  addEventListener('unhandledrejection', keep, heard);
  onIdleAfterLoad(async () => {
    // Blocked or offline: the site does without.
    const startReports = await load().catch(() => null);
    if (!startReports) return;
    heard.abort();
    send = startReports(settings);
    early.forEach(send);
    early = [];
  });
}
