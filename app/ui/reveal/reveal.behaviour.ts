import { defineBehaviour } from '#app/browser/behaviours.ts';
import { debounce, throttle } from './rate.ts';

/** `true` for every device, or a kind of device: `mobile` is a phone or a tablet. */
export type Off = boolean | 'mobile' | 'phone' | 'tablet';

/** Settings of the whole site; an entry may change them before it starts (conformance SR-6). */
export const revealSettings: { disable: Off | (() => boolean) } = { disable: false };

/** Distance of the element's edge from the window's edge, without a placement (SR-1, SR-5). */
const OFFSET = 120;
/** Rates of the handlers, in milliseconds (SR-3). */
export const THROTTLE_MS = 99;
export const DEBOUNCE_MS = 50;
/** Larger than any page: elements above the window count as reached. */
const FAR = '999999px';
/** Visible ratio of the element when its top, middle or bottom crosses the line; touching is not enough. */
const PARTS: Record<string, number> = { top: 1e-6, center: 0.5 + 1e-6, bottom: 1 };
/** Part of the window below the line. */
const LINES: Record<string, number> = { bottom: 0, center: 0.5, top: 1 };

/**
 * Hides an element below the line and shows it once it is above (SR-1 to SR-9). An IntersectionObserver
 * reports positions; the handlers for the end of the page and for placements by the window's height have the rates of
 * SR-3. Elements in view at the start have been painted and stay visible; with reduced motion and in print the style
 * sheet shows everything.
 */
export const reveal = defineBehaviour('reveal', (element) => {
  const { offset, duration, delay, once, anchor, placement, disable } = element.dataset;
  const { disable: everywhere } = revealSettings;
  if (typeof everywhere === 'function' ? everywhere() : isOff(everywhere)) return;
  if (isOff(disable)) return;

  const [part = 'top', line = 'bottom'] = placement?.split('-') ?? [];
  const inside = Number(offset ?? (placement ? 0 : OFFSET));
  const threshold = PARTS[part] ?? 0;
  const watched = (anchor && document.querySelector(anchor)) || element;
  const end = new AbortController();
  let watcher: IntersectionObserver | undefined;

  function watch(): void {
    watcher?.disconnect();
    // A handler may run late.
    if (end.signal.aborted) return;
    const below = (LINES[line] ?? 0) * innerHeight + inside;
    watcher = new IntersectionObserver(follow, {
      rootMargin: `${FAR} ${FAR} ${-below}px`,
      threshold,
    });
    watcher.observe(watched);
  }

  function follow(entries: IntersectionObserverEntry[]): void {
    const reached = (entries.at(-1)?.intersectionRatio ?? 0) >= threshold;
    const untouched = element.dataset.revealed === undefined;
    if (!reached && untouched && element.getBoundingClientRect().top < innerHeight) return;
    element.dataset.revealed = String(reached);
    if (reached && once === 'true') end.abort();
  }

  /** At the end of the page nobody can scroll further. */
  function atEnd(): void {
    // The cheap checks first: this runs for every element.
    if (end.signal.aborted || element.dataset.revealed !== 'false') return;
    if (scrollY + innerHeight < document.documentElement.scrollHeight - 1) return;
    if (element.getBoundingClientRect().top < innerHeight) element.dataset.revealed = 'true';
  }

  addEventListener('scroll', throttle(atEnd, THROTTLE_MS), { passive: true, signal: end.signal });
  setTime(element, '--reveal-duration', duration);
  setTime(element, '--reveal-delay', delay);
  watch();
  if (line !== 'bottom') {
    addEventListener('resize', debounce(watch, DEBOUNCE_MS), { signal: end.signal });
  }
  end.signal.addEventListener('abort', () => watcher?.disconnect());
  return () => {
    end.abort();
    delete element.dataset.revealed;
  };
});

function isOff(off: string | boolean | undefined): boolean {
  if (off === 'mobile' || off === 'phone' || off === 'tablet') {
    const { userAgent, maxTouchPoints } = navigator;
    const tablet =
      /iPad|Android(?!.*Mobile)/.test(userAgent) ||
      (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
    const phone = !tablet && /Mobi|iPhone|Android/.test(userAgent);
    return (phone && off !== 'tablet') || (tablet && off !== 'phone');
  }
  return off === true || off === 'true';
}

/** Times are 50 to 3000 ms in steps of 50; anything else keeps the default (SR-2). */
function setTime({ style }: HTMLElement, property: string, time: string | undefined): void {
  const ms = Number(time);
  if (ms >= 50 && ms <= 3000 && ms % 50 === 0) style.setProperty(property, `${ms}ms`);
}
