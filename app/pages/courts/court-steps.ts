import { hashTarget } from '#app/browser/navigation/hash.ts';
import { ABROAD, anchorOf } from './court-anchors.ts';
import { drawLine } from './court-line.ts';

/** The finders whose first step was followed. */
const begun = new WeakSet<HTMLElement>();

/**
 * Marks the links of the chosen steps and draws the line through them. Opens the place of the visitor's case if the
 * address names none, and writes the place of a pressed link to the case.
 */
export async function followSteps(
  root: HTMLElement,
  signal: AbortSignal,
  click?: Event,
): Promise<void> {
  if (signal.aborted) return;
  if (click) void writePlace(click);
  if (begun.has(root)) return;
  begun.add(root);
  const note = root.querySelector<HTMLElement>('.court-from-case');
  const follow = () => {
    if (note) note.hidden = true;
    show(root, named(root));
  };
  addEventListener('hashchange', follow, { signal });
  const resized = new ResizeObserver(() => drawLine(root));
  resized.observe(root);
  signal.addEventListener('abort', () => resized.disconnect());
  follow();
  if (click) return;
  // Its step was hidden when the browser or the site scrolled to it.
  if (scrollY === 0) named(root)?.scrollIntoView();
  const known = location.hash ? null : await knownPlace();
  // Meanwhile the visitor may have gone on.
  if (!known || !root.contains(known) || location.hash || signal.aborted) return;
  if (note) note.hidden = false;
  show(root, known);
}

/** The step that the address names. */
function named(root: HTMLElement): HTMLElement | null {
  const target = hashTarget(location.hash);
  return target?.closest('.court-place') && root.contains(target) ? target : null;
}

function show(root: HTMLElement, chosen: HTMLElement | null): void {
  for (const element of root.querySelectorAll('[data-chosen]')) {
    if (element !== chosen) element.removeAttribute('data-chosen');
  }
  chosen?.setAttribute('data-chosen', '');
  const place = chosen?.closest('.court-place');
  const ids = [chosen?.id, place?.querySelector('.court-districts')?.id];
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.court-choices a')) {
    const id = decodeURIComponent(link.hash.slice(1));
    if (ids.includes(id)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  drawLine(root);
}

/** The court of the place in the visitor's case; null if the case has none. */
async function knownPlace(): Promise<HTMLElement | null> {
  const { theCase } = await loadCase();
  const { place } = theCase.read();
  if (place === undefined) return null;
  if (place === null) return document.getElementById(ABROAD);
  const { province } = place;
  return (
    document.getElementById(anchorOf(place)) ?? document.getElementById(anchorOf({ province }))
  );
}

async function writePlace({ target }: Event): Promise<void> {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a') : null;
  const answer = link && hashTarget(link.hash);
  if (!link?.closest('.court-provinces, .court-districts')) return;
  if (!answer?.matches('.court-answer')) return;
  const { province, district = '' } = answer.dataset;
  const { theCase } = await loadCase();
  theCase.change({ place: province ? { province, district } : null });
}

/** The case brings React along, which the page needs for nothing else. */
const loadCase = () => import('#app/case/case.ts');
