import { documentVisit } from './document-visit.ts';
import { hasUnkeptInput } from './early-input.ts';
import { isReachable } from './navigation/reachable.ts';
import { claimReloadAttempt } from './navigation/recover.ts';

/** The events by which a visitor asks for lost code again. Not keys: each that is typed would load it. */
export const RETRIES = ['pointerdown', 'focusin', 'click'];

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
  const isLeaving = document.documentElement.dataset.leaving !== undefined;
  if (isLeaving || !claimReloadAttempt(location.pathname + location.search)) return false;
  location.reload();
  return true;
}

/**
 * Notes that a link to another document was followed where the browser lacks the Navigation API, which says so elsewhere:
 * code that is lost because the browser stops loading it must not load this document again.
 */
export function watchLeaving(): void {
  if (globalThis.navigation) return;
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || defaultPrevented || link.target || link.pathname === location.pathname) return;
    document.documentElement.dataset.leaving = '';
  });
}

/** Loads the document once more when its style sheet is lost: nothing has declared its colours. For after the load event. */
export function reloadForLostStyles(): void {
  const isLost = getComputedStyle(document.documentElement).getPropertyValue('--color-ink') === '';
  if (isLost) void reloadForLostCode(false);
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
