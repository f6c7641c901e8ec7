import { documentLoad } from './document-load.ts';
import { hasUnkeptInput } from './early-input.ts';
import { isReachable } from './navigation/reachable.ts';
import { claimReloadAttempt } from './navigation/recover.ts';

/** Events by which a visitor retries lost code. Keys are excluded, because each keystroke would load it. */
export const RETRIES = ['pointerdown', 'focusin', 'click'];

/**
 * Milliseconds after `beforeunload` in which code is not reloaded. In Firefox, a tap on a phone number fires it too.
 */
const LEAVING = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

/**
 * Reloads the page after a chunk fails to load, because a deployment may have removed it. Reloads each path at most
 * once in ten seconds (conformance CH-1, CH-2). Does nothing while the server is unreachable, since the page would be
 * lost too, while the page has input that a reload would lose (CH-3), or while another document is loading.
 *
 * @param isAsked whether the visitor asked for the code; otherwise a reloaded document is not reloaded again
 * @returns whether the page is reloading
 */
export async function reloadForLostCode(isAsked: boolean): Promise<boolean> {
  const wasReloaded = documentLoad()?.type === 'reload';
  if ((wasReloaded && !isAsked) || !(await isReachable()) || hasUnkeptInput()) return false;
  // A reload would cancel the document that the visitor has requested.
  const isLeaving = performance.now() - leftAt < LEAVING;
  if (isLeaving || !claimReloadAttempt(location.pathname + location.search)) return false;
  location.reload();
  return true;
}

/**
 * Records when the visitor leaves this document by a link, Back or the address bar. The browser then cancels chunks
 * that are loading, and these must not cause a reload. A `beforeunload` listener does not prevent the back/forward
 * cache in Chrome, Safari and Firefox 103 or later. Safari on iOS has no such event, and cancels nothing before it
 * replaces the document.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/** Reloads the page if a style sheet of the site is lost. Call it after the load event. */
export function reloadForLostStyles(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet][href^="/"]');
  try {
    for (const { sheet } of links) if (!sheet?.cssRules.length) void reloadForLostCode(false);
  } catch {
    // Chromium throws for the rules of a lost style sheet.
    void reloadForLostCode(false);
  }
}

/**
 * Resolves when the press or key that retries lost code is released. Content that moves before then would take the
 * click's target away.
 *
 * @param event the event that retries; resolves at once unless it is a press or a focus
 */
export function released(event?: Event): Promise<unknown> {
  if (!/pointerdown|focusin/.test(event?.type ?? '')) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['click', 'keyup', 'pointercancel']) {
      addEventListener(type, resolve, { once: true });
    }
  });
}

/**
 * Shows a sentence with the phone number above a part of the page whose code is lost (conformance CH-5). `data-lost` on
 * an island hides its results, which may belong to other input.
 *
 * @returns removes the sentence
 */
export function sayLost(part: HTMLElement): () => void {
  const template = document.querySelector<HTMLTemplateElement>('template#part-lost');
  const sentence = template?.content.firstElementChild?.cloneNode(true);
  if (!(sentence instanceof HTMLElement)) return () => {};
  part.before(sentence);
  part.dataset.lost = '';
  return () => {
    sentence.remove();
    delete part.dataset.lost;
  };
}
