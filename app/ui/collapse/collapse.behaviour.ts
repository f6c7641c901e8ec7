import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import { onFound, setHidden } from '../hidden-until-found.ts';
import { missing, targetOf } from '../target/target.ts';

/** Toggles the panel at a click. The state is read from the panel, which may have other triggers. */
export const collapseTrigger = defineBehaviour('collapse-trigger', (trigger, signal) => {
  const listen = listenUntil(signal);
  const panel = targetOf(trigger, 'data-collapse-toggle', missing('target'));
  if (!panel) return;
  const update = () => trigger.setAttribute('aria-expanded', String(!isClosed(panel)));
  update();
  listen(panel, 'toggle', update);
  listen(trigger, 'click', () => turn(panel, !isClosed(panel)));
});

/** The panel: opens for a search in the page, and for a link to an element inside it. */
export const collapse = defineBehaviour('collapse', (panel, signal) => {
  setHidden(panel, isClosed(panel));
  onFound(panel, signal, () => {
    const closed = isClosed(panel);
    if (closed) turn(panel, false);
    return closed;
  });
});

function isClosed(panel: HTMLElement): boolean {
  return panel.hasAttribute('hidden');
}

function turn(panel: HTMLElement, closed: boolean): void {
  setHidden(panel, closed);
  panel.dispatchEvent(new Event('toggle'));
}
