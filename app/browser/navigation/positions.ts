import { documentVisit } from '../document-visit.ts';
import { recall, store } from '../storage.ts';

/** Milliseconds in which a page becomes as long as the visitor left it. */
const GROWING = 5_000;
/** Pixels by which the browser's own restoring may be off. */
const TOLERANCE = 40;
/** What a visitor does to move in the page. */
const moves = ['wheel', 'pointerdown', 'keydown'];

let endHold = () => {};

/**
 * Remembers where the visitor is in the page on show, under the key of its history entry, and ends what `holdPosition`
 * began. Called when the page is left.
 */
export function keepPosition(): void {
  endHold();
  store('sessionStorage', positionName(), String(scrollY));
}

/**
 * Scrolls to where the visitor left the page of this history entry, again whenever the page becomes longer: by the results of
 * a calculator or of the search, or by a draft. The browser has restored the position once, before that (conformance
 * RT-15). Ends when the visitor moves, and some seconds later.
 */
function holdPosition(): void {
  const top = keptPosition();
  if (top === null) return;
  endHold();
  const end = new AbortController();
  const { signal } = end;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
  // The browser would follow what moves in sight.
  style.overflowAnchor = 'none';
  endHold = () => {
    clearTimeout(timer);
    end.abort();
    observer.disconnect();
    style.overflowAnchor = '';
  };
  for (const type of moves) addEventListener(type, endHold, { signal, passive: true });
  const timer = setTimeout(endHold, GROWING);
  // A document that is left while it loads may have no body yet.
  observer.observe(document.documentElement);
}

/** The same for a document that a reload or Back has opened, where the visitor has not moved before the script ran. */
export function holdPositionOfDocument(): void {
  const isNew = documentVisit()?.type === 'navigate';
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

/** The key in session storage. Only where the Navigation API is: other browsers restore by themselves. */
const positionName = () => `position-${navigation.currentEntry?.key}`;
