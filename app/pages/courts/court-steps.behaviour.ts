import { defineBehaviour } from '#app/browser/behaviours.ts';
import { hashTarget } from '#app/browser/navigation/hash.ts';
import { hasCase } from '#app/case/key.ts';
import { ABROAD, anchorOf } from './court-anchors.ts';
import { drawLine } from './court-line.ts';

/**
 * Marks the links of the chosen steps and draws the line through them. Opens the place of the visitor's case if the
 * address names none, and writes a chosen place to the case.
 */
export const courtSteps = defineBehaviour('court-steps', (root, signal) => {
  const note = root.querySelector<HTMLElement>('.court-from-case');

  const show = (chosen: HTMLElement | null) => {
    for (const element of root.querySelectorAll('[data-chosen]')) {
      if (element !== chosen) element.removeAttribute('data-chosen');
    }
    chosen?.setAttribute('data-chosen', '');
    const place = chosen?.closest('.court-place');
    const ids = [chosen, place?.querySelector('.court-districts')].map((one) => one?.id);
    for (const link of root.querySelectorAll<HTMLAnchorElement>('.court-choices a')) {
      const id = decodeURIComponent(link.hash.slice(1));
      if (ids.includes(id)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    drawLine(root);
  };

  /** The step that the address names. */
  const named = () => {
    const target = hashTarget(location.hash);
    return target?.closest('.court-place') && root.contains(target) ? target : null;
  };
  const follow = () => {
    if (note) note.hidden = true;
    show(named());
  };

  const begin = async () => {
    const target = named();
    show(target);
    // Its step was hidden when the browser or the site scrolled to it.
    if (target && scrollY === 0) target.scrollIntoView();
    if (location.hash || !hasCase()) return;
    const { theCase } = await import('#app/case/case.ts');
    const { place } = theCase.read();
    if (signal.aborted || location.hash || place === undefined) return;
    const known = place
      ? (document.getElementById(anchorOf(place)) ??
        document.getElementById(anchorOf({ province: place.province })))
      : document.getElementById(ABROAD);
    if (!known || !root.contains(known)) return;
    if (note) note.hidden = false;
    show(known);
  };

  const choose = async ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a') : null;
    const answer = link && hashTarget(link.hash);
    if (!link?.closest('.court-choices, .court-unknown') || !answer?.matches('.court-answer')) {
      return;
    }
    const { province, district = '' } = answer.dataset;
    const { theCase } = await import('#app/case/case.ts');
    theCase.change({ place: province ? { province, district } : null });
  };

  addEventListener('hashchange', follow, { signal });
  root.addEventListener('click', choose, { signal });
  const resized = new ResizeObserver(() => drawLine(root));
  resized.observe(root);
  begin();
  return () => resized.disconnect();
});
