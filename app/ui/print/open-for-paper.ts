import { untilPrinted } from './until-printed.ts';

/**
 * Opens all `details` while the page is printed, in browsers without `::details-content`. In other browsers the style
 * sheet does so (accordion.css), even without script. Marks opened elements with `data-paper`, and closes them later.
 */
export function openForPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  document.addEventListener('toggle', keepOthersOpen, { capture: true });
  addEventListener('beforeprint', () => {
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    if (closed.length === 0) return;
    for (const details of closed) {
      // Removes the name, by which one `details` closes the others.
      details.dataset.paper = details.getAttribute('name') ?? '';
      details.removeAttribute('name');
      details.open = true;
    }
    untilPrinted(() => {
      for (const details of closed) {
        details.open = false;
        const { paper: name } = details.dataset;
        if (name) details.setAttribute('name', name);
        delete details.dataset.paper;
      }
    });
  });
}

/** Stops the event at which an accordion closes the others in browsers that do not. */
function keepOthersOpen(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLElement && target.dataset.paper !== undefined) event.stopPropagation();
}
