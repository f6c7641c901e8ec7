import { documentLoad } from '../document-load.ts';
import { recall, store } from '../storage.ts';

/** Milliseconds in which a page grows to the height at which the visitor left it. */
const GROWING = 5_000;
/** Pixels by which the browser's own scroll restoration may be off. */
const TOLERANCE = 40;
/** Events by which a visitor scrolls the page. */
const moves = ['wheel', 'pointerdown', 'keydown'];

let endHold = () => {};

/**
 * Stores the scroll position of the current page under the key of its history entry, and stops `holdPosition`. Called
 * when the visitor leaves the page.
 */
export function keepPosition(): void {
  endHold();
  store('sessionStorage', positionName(), String(scrollY));
}

/**
 * Scrolls to where the visitor left the page of this history entry, each time the page grows with the results of a
 * calculator or the search, or with a draft. The browser restores the position only once, before that (conformance
 * RT-15). Stops when the visitor scrolls, or after some seconds.
 */
function holdPosition(): void {
  const top = keptPosition();
  if (top === null) return;
  endHold();
  const end = new AbortController();
  const { signal } = end;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
  // Scroll anchoring would follow content that moves in the viewport.
  style.overflowAnchor = 'none';
  endHold = () => {
    clearTimeout(timer);
    end.abort();
    observer.disconnect();
    style.overflowAnchor = '';
  };
  for (const type of moves) addEventListener(type, endHold, { signal, passive: true });
  const timer = setTimeout(endHold, GROWING);
  // A document that is still loading may have no body yet.
  observer.observe(document.documentElement);
}

/** Holds the position of a document opened by a reload or Back, unless the visitor scrolled before the script ran. */
export function holdPositionOfDocument(): void {
  const isNew = documentLoad()?.type === 'navigate';
  const restored = Math.min(
    keptPosition() ?? 0,
    document.documentElement.scrollHeight - innerHeight,
  );
  const hasMoved = scrollY > 0 && Math.abs(scrollY - restored) > TOLERANCE;
  if (!isNew && !hasMoved) holdPosition();
}

function keptPosition(): number | null {
  const kept = recall('sessionStorage', positionName());
  return kept === null ? null : Number(kept);
}

/** The key in session storage. Needs the Navigation API; browsers without it restore the position themselves. */
const positionName = () => `position-${navigation.currentEntry?.key}`;
