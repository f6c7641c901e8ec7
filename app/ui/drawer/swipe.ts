import { listenUntil } from '#app/browser/listen.ts';

/** Part of the drawer's size from which on a slow swipe closes it. */
const FAR = 0.3;
/** Pixels a millisecond above which a swipe closes it wherever it ends. */
const FAST = 0.5;

const ways = {
  left: { axis: 'x', sign: -1 },
  right: { axis: 'x', sign: 1 },
  top: { axis: 'y', sign: -1 },
  bottom: { axis: 'y', sign: 1 },
} as const;

/**
 * A drawer follows a finger that pushes it back to its side. Left and right drawers can be swiped
 * anywhere, top and bottom ones only at the head, because their content scrolls in that direction.
 */
export function followSwipe(drawer: HTMLElement, close: () => void, signal: AbortSignal): void {
  // The component writes only valid placements.
  const { axis, sign } = ways[(drawer.dataset.placement ?? 'left') as keyof typeof ways];
  let from: { at: number; time: number } | undefined;
  const position = ({ clientX, clientY }: PointerEvent) => (axis === 'x' ? clientX : clientY);
  const travelled = (event: PointerEvent) =>
    from ? Math.max(0, (position(event) - from.at) * sign) : 0;

  const listen = listenUntil(signal);
  listen(drawer, 'pointerdown', (event) => {
    const { target, pointerType, timeStamp } = event;
    const head = target instanceof Element && target.closest('[data-drawer-handle]');
    if (pointerType === 'mouse' || (axis === 'y' && !head)) return;
    from = { at: position(event), time: timeStamp };
  });
  listen(drawer, 'pointermove', (event) => {
    if (!from) return;
    const way = travelled(event) * sign;
    drawer.style.transition = 'none';
    drawer.style.translate = axis === 'x' ? `${way}px` : `0 ${way}px`;
  });
  const release = (event: PointerEvent) => {
    if (!from) return;
    const way = travelled(event);
    const size = axis === 'x' ? drawer.offsetWidth : drawer.offsetHeight;
    const speed = way / (event.timeStamp - from.time || 1);
    from = undefined;
    drawer.style.transition = '';
    drawer.style.translate = '';
    // The browser sends `pointercancel` when it starts to scroll.
    if (event.type === 'pointerup' && (way > size * FAR || (way > 10 && speed > FAST))) close();
  };
  listen(drawer, 'pointerup', release);
  listen(drawer, 'pointercancel', release);
}
