import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import { isModified } from '#app/browser/modified-event.ts';
import { zoomedTransform } from './zoomed-transform.ts';

/** Milliseconds of the picture's move and of the backdrop's fade (conformance ZO-1). */
const MOVE = 300;
/** Closes after `SCROLL_DELAY` ms once it was scrolled by more than this many pixels (ZO-2). */
const SCROLL_OFFSET = 40;
const SCROLL_DELAY = 150;

/**
 * Makes a link to a picture a button that opens the picture over the page, in a dialog of its own: one
 * button that fills the window, around a copy of the picture (ZO-1 to ZO-4). The page can still be
 * scrolled.
 */
export const zoom = defineBehaviour('zoom', (link, signal) => {
  const listen = listenUntil(signal);
  const img = link.querySelector<HTMLImageElement | SVGSVGElement>('img, svg');
  if (!img) return;
  let remove = () => {};

  function open(): void {
    if (link.dataset.zoomed === undefined && img) remove = openPicture(link, img);
  }
  // A drawing has a separate button.
  const isLink = link instanceof HTMLAnchorElement;
  if (isLink) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-label', link.dataset.label ?? '');
  }
  listen(link, 'click', (event) => {
    if (isModified(event)) return;
    event.preventDefault();
    open();
  });
  listen(link, 'keydown', (event) => {
    if (!isLink || event.key !== ' ') return;
    event.preventDefault();
    open();
  });
  return () => remove();
});

/** @returns removes it at once */
function openPicture(link: HTMLElement, img: HTMLImageElement | SVGSVGElement): () => void {
  const end = new AbortController();
  const listen = listenUntil(end.signal);
  const place = img.getBoundingClientRect();
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE;
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  const copy = img.cloneNode(true) as typeof img; // a clone is of the same class
  const picture = copy instanceof HTMLImageElement && copy;
  let moving = duration > 0;
  let timer = setTimeout(() => (moving = false), duration);
  let leaving: ReturnType<typeof setTimeout> | undefined;

  dialog.className = 'zoom-dialog';
  dialog.dataset.zoom = '';
  dialog.setAttribute('aria-label', picture ? picture.alt : (img.getAttribute('aria-label') ?? ''));
  button.type = 'button';
  button.setAttribute('aria-label', link.dataset.closeLabel ?? '');
  if (picture) picture.loading = 'eager';
  const { left, top, width, height } = place;
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  button.append(copy);
  dialog.append(button);
  document.body.append(dialog);
  (link.querySelector('button') ?? link).focus({ preventScroll: true });
  link.dataset.zoomed = '';
  dialog.showModal();
  // Rendered in its place first, where the transition starts.
  copy.getBoundingClientRect();
  enlarge();
  dialog.dataset.shown = '';
  if (picture && (link.dataset.zoomSrc || picture.srcset)) loadDetailed(picture);

  // After every file that loads: its size is known then, and may allow for more.
  if (picture) listen(picture, 'load', () => dialog.dataset.shown !== undefined && enlarge());

  function enlarge(): void {
    copy.style.transform = zoomedTransform(place, copy);
  }

  /** Shows the file with more detail, or the candidate for the whole window. */
  function loadDetailed(picture: HTMLImageElement): void {
    const detailed = new Image();
    listen(detailed, 'load', () => {
      // With `src` alone Chrome would apply the density of the previous candidate.
      picture.srcset = `${detailed.currentSrc} 1x`;
    });
    detailed.sizes = '100vw';
    if (!link.dataset.zoomSrc) detailed.srcset = picture.srcset;
    detailed.src = link.dataset.zoomSrc ?? picture.src;
  }

  function close(): void {
    if (moving) return;
    moving = true;
    const now = img.getBoundingClientRect();
    copy.style.transform = `translate(${now.left - left}px, ${now.top - top}px)`;
    delete dialog.dataset.shown;
    timer = setTimeout(remove, duration);
  }

  function remove(): void {
    end.abort();
    clearTimeout(timer);
    clearTimeout(leaving);
    dialog.close();
    dialog.remove();
    delete link.dataset.zoomed;
  }

  const opened = scrollY;
  listen(window, 'scroll', () => {
    // Pinch zoom moves the window around the picture, but does not scroll away from it.
    if (moving || leaving || (visualViewport && visualViewport.scale !== 1)) return;
    if (Math.abs(scrollY - opened) > SCROLL_OFFSET) leaving = setTimeout(close, SCROLL_DELAY);
  });
  listen(window, 'resize', close);
  listen(button, 'click', close);
  listen(dialog, 'cancel', (event) => {
    event.preventDefault();
    close();
  });
  // The browser closes it by itself when Escape is pressed repeatedly.
  listen(dialog, 'close', remove);
  return remove;
}
