import { documentVisit } from './document-visit.ts';
import { hasUnkeptInput } from './early-input.ts';
import { isReachable } from './navigation/reachable.ts';
import { claimReloadAttempt } from './navigation/recover.ts';

/** The events by which a visitor asks for lost code again. Not keys: each that is typed would load it. */
export const RETRIES = ['pointerdown', 'focusin', 'click'];

/** Milliseconds for which a document counts as being left. A tap on a phone number also starts them in Firefox. */
const LEAVING = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

/**
 * Loads the document once more when code of the page is lost, since a newer build may have replaced it: one load a path in
 * ten seconds (conformance CH-1, CH-2). Does nothing while the server does not answer, since the page would be lost as
 * well, where it would lose what was typed (CH-3), or once another document is being loaded.
 *
 * @param isAsked whether the visitor asked for the code; else a document that was reloaded is not reloaded again
 * @returns whether the document is being loaded
 */
export async function reloadForLostCode(isAsked: boolean): Promise<boolean> {
  const wasReloaded = documentVisit()?.type === 'reload';
  if ((wasReloaded && !isAsked) || !(await isReachable()) || hasUnkeptInput()) return false;
  // A reload would take the place of the document that the visitor has asked for.
  const isLeaving = performance.now() - leftAt < LEAVING;
  if (isLeaving || !claimReloadAttempt(location.pathname + location.search)) return false;
  location.reload();
  return true;
}

/**
 * Notes when this document is being left, by a link, Back or the address bar: code that is lost because the browser stops
 * loading it must not load this document again. A listener of `beforeunload` keeps no document out of the back/forward
 * cache in Chrome, Safari and Firefox since 103. Safari on iOS has no such event, and stops nothing before the document
 * is replaced.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/** Loads the document once more when its style sheet is lost: nothing has declared its colours. For after the load event. */
export function reloadForLostStyles(): void {
  const isLost = getComputedStyle(document.documentElement).getPropertyValue('--color-ink') === '';
  if (isLost) void reloadForLostCode(false);
}

/**
 * Resolves when the press or the key has ended by which a visitor asks for code again. What moves before takes the target
 * of the click away.
 *
 * @param event by which it is asked for; another one than a press or a focus has ended
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
 * Says beside a part of the page that its code is lost, with the phone number (conformance CH-5). `data-lost` on an
 * island hides its results, which would be those of another input.
 *
 * @returns takes the sentence away
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
