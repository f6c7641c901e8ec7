import { defineBehaviour } from '#app/browser/behaviours.ts';
import { onFound } from '../hidden-until-found.ts';

/** Opens the item of a link's target. Closes the other items in browsers that do not. */
export const accordion = defineBehaviour('accordion', (root, signal) => {
  onFound(root, signal, (target) => {
    let opened = false;
    let item = target.closest('details');
    while (item && root.contains(item)) {
      opened ||= !item.open;
      item.open = true;
      item = item.parentElement?.closest('details') ?? null;
    }
    return opened;
  });
  if (root.dataset.accordion === 'collapse' && !('name' in HTMLDetailsElement.prototype)) {
    // Toggle events do not bubble.
    root.addEventListener('toggle', (event) => closeOthers(root, event), { capture: true, signal });
  }
});

function closeOthers(root: HTMLElement, { target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const items = [...root.children];
  // An event from a nested list does not concern this list.
  if (!items.includes(target)) return;
  for (const item of items) {
    if (item instanceof HTMLDetailsElement && item !== target) item.open = false;
  }
}
