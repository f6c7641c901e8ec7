import { colorMode } from '../color-mode.ts';
import { forcedColorMode } from '../forced-color-mode.ts';

/** What the site does with the parts of pages that come and go. */
export interface PageLife {
  /** Starts the behaviours and islands inside an element. */
  start: (place: Element) => void;
  /** Ends what was started inside an element. */
  stop: (place: Element) => void;
}

/** Whether a document has the layout: an error page stands without it (conformance HD-4). */
export function hasLayout(page: Document): boolean {
  return page.querySelector('#page > header') !== null;
}

/**
 * Puts a page in the place of the one on show, in one task: its head, and the content of `<main>`, or all of `#page` where
 * one of the two has no layout (conformance HD-3, HD-4, RT-8).
 *
 * @param page the parsed answer; its nodes move into this document
 * @returns whether the page keeps the scroll position (conformance RT-16)
 */
export function swap(page: Document, { start, stop }: PageLife) {
  const { place, nodes } = partsOf(page);
  const { colorMode: wanted, scroll } =
    page.querySelector<HTMLElement>('meta[name="page"]')?.dataset ?? {};
  closeOverlays();
  stop(place);
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
  document.head.append(...page.head.querySelectorAll('[data-head]'));
  place.replaceChildren(...nodes);
  colorMode.force(forcedColorMode(wanted));
  start(place);
  return { keepsScroll: scroll === 'kept' };
}

/** The element whose content goes, and the nodes that come. */
function partsOf(page: Document): { place: Element; nodes: ChildNode[] } {
  const whole = page.getElementById('page');
  const isLayoutKept = hasLayout(document) && (!whole || hasLayout(page));
  const selector = isLayoutKept ? '#main' : '#page';
  const place = document.querySelector(selector);
  const source = isLayoutKept ? page.querySelector('main') : whole;
  if (!place || !source) throw new Error(`There is no ${selector} to swap.`);
  return { place, nodes: [...source.childNodes] };
}

/** Closes what is open over the page: drawers, dialogs, lists. */
function closeOverlays(): void {
  for (const dialog of document.querySelectorAll('dialog')) if (dialog.open) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    // Older browsers have no popovers, and do not parse the selector.
    if ('hidePopover' in popover && popover.matches(':popover-open')) popover.hidePopover();
  }
}
