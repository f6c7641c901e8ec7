import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';

/** Changes the list next to its buttons, because a page of the gallery has no state of its own. */
export const familyList = defineBehaviour('family-list', (element, signal) => {
  const listen = listenUntil(signal);
  listen(element, 'click', ({ target }) => {
    const list = element.querySelector('ul, ol');
    const button = target instanceof Element && target.closest<HTMLElement>('[data-family]');
    if (!list || !button) return;
    const { family } = button.dataset;
    if (family === 'reverse') list.append(...[...list.children].reverse());
    else if (family === 'remove') list.lastElementChild?.remove();
    else {
      const item = document.createElement('li');
      item.textContent = `손자녀 ${list.children.length - 2}`;
      list.append(item);
    }
  });
});
