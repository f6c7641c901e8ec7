import { defineBehaviour } from '#app/browser/behaviours.ts';
import { focusQuietly } from '#app/browser/navigation/hash.ts';
import { recall, store } from '#app/browser/storage.ts';
import { missing } from '../target/target.ts';

/** Milliseconds of the transition, as in dismissible.css (conformance DI-1). */
const FADE = 300;

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex^="-"])';

/** A click fades the target out and hides it; with a key, it stays hidden on later visits. */
export const dismissTrigger = defineBehaviour('dismiss-trigger', (trigger, signal) => {
  const { dismissTarget: selector = '', dismissRemember: key } = trigger.dataset;
  const target = find(selector);
  if (!target) {
    console.error(missing('dismiss')(selector, 'data-dismiss-target'));
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;

  if (key && recall('localStorage', key) !== null) target.hidden = true;
  const dismiss = () => {
    // If it cannot be stored, it is closed for this visit only.
    if (key) store('localStorage', key, 'closed');
    target.dataset.dismissing = '';
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isReduced) hide(target);
    else timer = setTimeout(hide, FADE, target);
  };
  trigger.addEventListener('click', dismiss, { once: true, signal });
  return () => clearTimeout(timer);
});

function find(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    // An invalid selector.
    return null;
  }
}

/**
 * Hides an element. A focus inside it moves to the next focusable element, else the previous one, else
 * `main`.
 */
function hide(target: HTMLElement): void {
  const hadFocus = target.contains(document.activeElement);
  target.hidden = true;
  if (!hadFocus) return;
  // Nothing outside an open dialog can be focused.
  const scope = target.closest('dialog') ?? document;
  const others = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !target.contains(element),
  );
  const isAfter = (element: HTMLElement) =>
    target.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before = others.filter((element) => !isAfter(element)).reverse();
  const receiver = [...others.filter(isAfter), ...before].find((element) => {
    // Hidden, inert and disabled elements do not accept it.
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  });
  const main = document.querySelector('main');
  if (!receiver && main) focusQuietly(main);
}
