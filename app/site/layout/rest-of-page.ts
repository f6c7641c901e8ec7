import { onIdle } from '#app/browser/idle.ts';
import { linkAddress } from '#app/browser/navigation/link-address.ts';

/**
 * Lays out the parts that the first paint left out (first-screen-script.ts), one at a time, when the browser is idle.
 * A click on a link lays out the rest at once, so that a fragment finds its target and Back restores the scroll
 * position.
 *
 * @returns a function that lays out the rest at once
 */
export function layOutRest(): () => void {
  const root = document.documentElement;
  if (root.dataset.firstScreen === undefined) return () => {};
  const rest = [...document.querySelectorAll<HTMLElement>('[data-later]')];

  // Waits for fonts, which avoids a second layout.
  const soon = () => document.fonts.ready.then(() => onIdle(next, 1000));
  const observer = new MutationObserver(soon);

  function next(): void {
    const part = rest.shift();
    if (!part) {
      finish();
      return;
    }
    part.style.contentVisibility = 'visible';
    soon();
  }

  function finish(): void {
    rest.length = 0;
    observer.disconnect();
    removeEventListener('click', follow, true);
    delete root.dataset.firstScreen;
  }

  function follow({ target }: Event): void {
    if (linkAddress(target)) finish();
  }

  addEventListener('click', follow, true);
  observer.observe(root, { attributeFilter: ['data-first-screen'] });
  if (root.dataset.firstScreen === 'painted') soon();
  return finish;
}
