import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import { isModified } from '#app/browser/modified-event.ts';

/** Each slide is shown for this many milliseconds in automatic play (CA-1). */
const INTERVAL = 3000;
/** A slide is in view from this ratio of its area on. */
const IN_VIEW = 0.6;
/** A scroll has arrived from this ratio on: 1, less rounding errors. */
const WHOLE = 0.99;
/** It is in sight when some of it is in the window without its upper and lower fifth. */
const SIGHT = '-20% 0px';

/**
 * Keeps the slide in view, its indicator and the timer in step (conformance CA-1 to CA-3). It waits while it is out
 * of sight, and during hover, keyboard focus, a finger on it and a hidden tab; every move and every end of a wait
 * start a whole interval. The stop button and a tap on a slide stop it until the visitor starts it.
 */
export const carousel = defineBehaviour('carousel', (root, signal) => {
  const track = root.querySelector<HTMLElement>('.carousel-track');
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')];
  const indicators = [...root.querySelectorAll('[data-carousel-slide-to]')];
  if (!track || slides.length < 2) return;

  const listen = listenUntil(signal);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const auto = root.dataset.carousel === 'slide';
  let current = indicators.findIndex(
    (indicator) => indicator.getAttribute('aria-current') === 'true',
  );
  let inView = -1;
  /** The target of our own smooth scroll: slides that it passes are not chosen. */
  let heading: number | undefined;
  let stopped = !auto || reducedMotion.matches;
  let hovered = false;
  let touched = false;
  /** Until the browser has reported, which it does long before an interval is over. */
  let inSight = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    const held = hovered || touched || document.hidden || root.querySelector(':focus-visible');
    const playing = !stopped && inSight && !held;
    root.toggleAttribute('data-stopped', stopped);
    track?.setAttribute('aria-live', playing ? 'off' : 'polite');
    if (playing) timer = setTimeout(() => go(current + 1), INTERVAL);
  }

  /** Makes a slide the current one, wherever the track is. */
  function choose(index: number): void {
    // A slide that contains the focus is about to become inert, which would lose the focus.
    const leaves = index !== current && slides[current]?.contains(document.activeElement);
    if (leaves) track?.focus({ preventScroll: true });
    current = index;
    slides.forEach((slide, at) => {
      slide.inert = at !== index;
      indicators[at]?.setAttribute('aria-current', String(at === index));
    });
    wait();
  }

  function go(
    to: number,
    behavior: ScrollBehavior = reducedMotion.matches ? 'instant' : 'smooth',
  ): void {
    const index = (to + slides.length) % slides.length;
    choose(index);
    if (!track) return;
    const left = index * track.clientWidth;
    // Also back to the slide in view: Firefox overshoots a little before it turns, and may pass another.
    heading = Math.abs(track.scrollLeft - left) < 1 ? undefined : index;
    track.scrollTo({ left, behavior });
  }

  const watcher = new IntersectionObserver(
    (entries) => {
      // Laid out only now: the style sheet may load after the script, or the track may have been hidden.
      const seen = entries.some(({ isIntersecting }) => isIntersecting);
      // A visitor who has swiped before keeps the slide.
      if (inView < 0 && seen && track.scrollLeft === 0) go(current, 'instant');
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < IN_VIEW) continue;
        inView = slides.indexOf(target as HTMLElement); // only slides are observed
        if (heading === inView) heading = undefined;
        else if (heading === undefined && inView !== current) choose(inView);
      }
    },
    { root: track, threshold: [IN_VIEW, WHOLE] },
  );

  const sight = new IntersectionObserver(
    (entries) => {
      inSight = entries.at(-1)?.isIntersecting ?? inSight;
      wait();
    },
    { rootMargin: SIGHT },
  );

  listen(root, 'click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (track.contains(target)) {
      stopped = true;
      wait();
    }
    const { carouselPrev, carouselNext, carouselSlideTo, carouselStop } =
      target.closest('button')?.dataset ?? {};
    if (carouselPrev !== undefined) go(current - 1);
    else if (carouselNext !== undefined) go(current + 1);
    else if (carouselSlideTo !== undefined) go(Number(carouselSlideTo));
    else if (carouselStop !== undefined) {
      stopped = !stopped;
      wait();
    }
  });
  listen(root, 'keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const typing =
      event.target instanceof Element && event.target.closest('input, select, textarea');
    if (!step || typing || isModified(event)) return;
    event.preventDefault();
    go(current + step);
  });
  for (const type of ['pointerenter', 'pointerleave'] as const) {
    listen(root, type, ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      hovered = type === 'pointerenter';
      wait();
    });
  }
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    const touch = ({ touches }: TouchEvent) => {
      touched = [...touches].some(({ target }) => target instanceof Node && root.contains(target));
      wait();
    };
    listen(root, type, touch, { passive: true });
  }
  // The visitor scrolls the track: our scroll ends here, and the slide that comes into view is chosen.
  for (const type of ['pointerdown', 'wheel'] as const) {
    listen(track, type, () => (heading = undefined), { passive: true });
  }
  for (const type of ['focusin', 'focusout'] as const) listen(root, type, wait);
  listen(document, 'visibilitychange', wait);

  choose(current);
  for (const slide of slides) watcher.observe(slide);
  sight.observe(track);
  return () => {
    watcher.disconnect();
    sight.disconnect();
    clearTimeout(timer);
    for (const slide of slides) slide.inert = false;
  };
});
