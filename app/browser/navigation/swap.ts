import { colorMode } from '../color-mode.ts';
import { forcedColorMode } from '../forced-color-mode.ts';

/** Callbacks for the parts of pages that are shown and removed. */
export interface PageLife {
  /** Starts the behaviours and islands inside an element. */
  start: (root: ParentNode) => void;
  /** Stops the behaviours and islands inside an element. */
  stop: (root: ParentNode) => void;
  /** Whether an address belongs to one visitor, so that tools must not read it and its page must not be kept. */
  isPersonal: (path: string) => boolean;
  /** Whether a page has a document of its own: no navigation within a document enters or leaves it. */
  isAlone: (path: string) => boolean;
}

/** Whether a document has the layout, which error pages lack (conformance HD-4). */
export function hasLayout(page: Document): boolean {
  return page.querySelector('#page > header') !== null;
}

/**
 * Replaces the current page in one task: its head, and the content of `<main>`, or all of `#page` if either page has no
 * layout (conformance HD-3, HD-4, RT-8).
 *
 * @param page the parsed response; its nodes move into this document
 * @param leave moves the current page out of `<main>` to keep it; returns false if it must be stopped instead
 * @returns whether the page keeps the scroll position (conformance RT-16)
 */
export function swap(
  page: Document,
  { start, stop }: PageLife,
  leave?: (root: Element) => boolean,
) {
  const { root, nodes } = partsOf(page);
  const { scroll } = pageMeta(page);
  closeOverlays();
  if (root.id !== 'main' || !leave?.(root)) stop(root);
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
  document.head.append(...page.head.querySelectorAll('[data-head]'));
  root.replaceChildren(...nodes);
  forceColorMode();
  start(root);
  return { keepsScroll: scroll === 'kept' };
}

/** Applies the colour mode that the current page forces, if any. */
export function forceColorMode(): void {
  colorMode.force(forcedColorMode(pageMeta(document).colorMode));
}

const pageMeta = (page: Document): DOMStringMap =>
  page.querySelector<HTMLElement>('meta[name="page"]')?.dataset ?? {};

/** The element whose content is replaced, and its new nodes. */
function partsOf(page: Document): { root: Element; nodes: ChildNode[] } {
  const whole = page.getElementById('page');
  const isLayoutKept = hasLayout(document) && (!whole || hasLayout(page));
  const selector = isLayoutKept ? '#main' : '#page';
  const root = document.querySelector(selector);
  const source = isLayoutKept ? page.querySelector('main') : whole;
  if (!root || !source) throw new Error(`No ${selector}.`);
  return { root, nodes: [...source.childNodes] };
}

/** Closes drawers, dialogs and lists that are open over the page. */
export function closeOverlays(): void {
  for (const dialog of document.querySelectorAll('dialog')) if (dialog.open) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    // Older browsers have no popovers, and do not parse the selector.
    if ('hidePopover' in popover && popover.matches(':popover-open')) popover.hidePopover();
  }
}
