import { defineBehaviour } from '#app/browser/behaviours.ts';
import { isModified } from '#app/browser/modified-event.ts';

/** Each slide is in view for this many milliseconds when the carousel goes on by itself (CA-1). */
const INTERVAL = 3000;
/** This much of a slide within the track, and it is the one in view. */
const IN_VIEW = 0.6;
/** So much of it, and a scroll has arrived: whole, but for the fractions of a pixel. */
const WHOLE = 0.99;

/**
 * The slide in view, its indicator and the timer (conformance CA-1 to CA-3). Hovering, the keyboard's
 * focus, a hidden tab and the visitor's own stop hold it; a hold that ends begins a whole interval, and
 * so does every move, whoever made it.
 */
export const carousel = defineBehaviour('carousel', (root) => {
  const track = root.querySelector<HTMLElement>('.carousel-track');
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')];
  const indicators = [...root.querySelectorAll('[data-carousel-slide-to]')];
  if (!track || slides.length < 2) return () => {};

  const end = new AbortController();
  const { signal } = end;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const auto = root.dataset.carousel === 'slide';
  let current = indicators.findIndex((indicator) => indicator.ariaCurrent === 'true');
  let inView = -1;
  /** Where a smooth scroll of ours leads: slides that it passes are nobody's choice. */
  let heading: number | undefined;
  let stopped = !auto || calm.matches;
  let hovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    const playing =
      !stopped && !hovered && !document.hidden && !root.querySelector(':focus-visible');
    root.toggleAttribute('data-stopped', stopped);
    track?.setAttribute('aria-live', playing ? 'off' : 'polite');
    if (playing) timer = setTimeout(() => go(current + 1), INTERVAL);
  }

  /** Makes a slide the current one, wherever the track is. */
  function choose(index: number): void {
    // A slide that holds the focus is about to become inert, and the focus would be lost.
    const leaves = index !== current && slides[current]?.contains(document.activeElement);
    if (leaves) track?.focus({ preventScroll: true });
    current = index;
    slides.forEach((slide, at) => {
      slide.inert = at !== index;
      indicators[at]?.setAttribute('aria-current', String(at === index));
    });
    wait();
  }

  function go(to: number, behavior: ScrollBehavior = calm.matches ? 'instant' : 'smooth'): void {
    const index = (to + slides.length) % slides.length;
    choose(index);
    if (!track) return;
    const left = index * track.clientWidth;
    // Also back to the slide in view: Firefox goes on a little before it turns, and may pass another.
    heading = Math.abs(track.scrollLeft - left) < 1 ? undefined : index;
    track.scrollTo({ left, behavior });
  }

  const watcher = new IntersectionObserver(
    (entries) => {
      // Only now is it laid out: the style sheet may come after the script, or the track be out of sight.
      const seen = entries.some(({ isIntersecting }) => isIntersecting);
      if (inView < 0 && seen) go(current, 'instant');
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < IN_VIEW) continue;
        inView = slides.indexOf(target as HTMLElement); // only slides are observed
        if (heading === inView) heading = undefined;
        else if (heading === undefined && inView !== current) choose(inView);
      }
    },
    { root: track, threshold: [IN_VIEW, WHOLE] },
  );

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (!(button instanceof HTMLButtonElement)) return;
      const { carouselPrev, carouselNext, carouselSlideTo, carouselStop } = button.dataset;
      if (carouselPrev !== undefined) go(current - 1);
      else if (carouselNext !== undefined) go(current + 1);
      else if (carouselSlideTo !== undefined) go(Number(carouselSlideTo));
      else if (carouselStop !== undefined) {
        stopped = !stopped;
        wait();
      }
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const typing =
        event.target instanceof Element && event.target.closest('input, select, textarea');
      if (!step || typing || isModified(event)) return;
      event.preventDefault();
      go(current + step);
    },
    { signal },
  );
  for (const type of ['pointerenter', 'pointerleave'] as const) {
    root.addEventListener(
      type,
      ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        hovered = type === 'pointerenter';
        wait();
      },
      { signal },
    );
  }
  // The visitor takes the track in hand: our scroll ends here, and what comes into view is chosen.
  for (const type of ['pointerdown', 'wheel'] as const) {
    track.addEventListener(type, () => (heading = undefined), { signal, passive: true });
  }
  for (const type of ['focusin', 'focusout'] as const)
    root.addEventListener(type, wait, { signal });
  document.addEventListener('visibilitychange', wait, { signal });

  choose(current);
  for (const slide of slides) watcher.observe(slide);
  return () => {
    end.abort();
    watcher.disconnect();
    clearTimeout(timer);
    for (const slide of slides) slide.inert = false;
  };
});
