import { onIdle } from '../idle.ts';
import { linkAddress } from '../routing/link-address.ts';

/**
 * Lays out the chapters that the first paint left out (first-screen-script.ts), one at a time when there is
 * nothing better to do. A link into the page lays out the rest at once, so that it leads to the right place.
 *
 * @returns lays out the rest at once
 */
export function layOutRest(): () => void {
  const root = document.documentElement;
  if (root.dataset.firstScreen === undefined) return () => {};
  const chapters = [...document.querySelectorAll<HTMLElement>('.chapter, .place')];
  const rest = chapters.values();

  function next(): void {
    const { value: chapter } = rest.next();
    if (!chapter) {
      finish();
      return;
    }
    chapter.style.contentVisibility = 'visible';
    // The first of them asks for letters that the first screen did without: no chapter is laid out twice.
    document.fonts.ready.then(() => onIdle(next, 1000));
  }

  function finish(): void {
    removeEventListener('click', follow, true);
    delete root.dataset.firstScreen;
    for (const chapter of chapters) chapter.style.contentVisibility = '';
  }

  function follow({ target }: Event): void {
    if (linkAddress(target)?.hash) finish();
  }

  addEventListener('click', follow, true);
  onIdle(next, 1000);
  return finish;
}
