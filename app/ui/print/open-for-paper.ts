import { untilPrinted } from './until-printed.ts';

/**
 * Opens everything that unfolds while the page is printed, in browsers without `::details-content`. In the others the
 * style sheet does (accordion.css), also without script. What is opened so is marked by `data-paper`, and closed again.
 */
export function openForPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  document.addEventListener('toggle', keepOthersOpen, { capture: true });
  addEventListener('beforeprint', () => {
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    if (closed.length === 0) return;
    for (const details of closed) {
      // Its name, by which one closes the others.
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

/** An accordion closes the others at this event, where the platform does not. */
function keepOthersOpen(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLElement && target.dataset.paper !== undefined) event.stopPropagation();
}
