import type { ReactNode } from 'react';
import ChevronLeftIcon from '~icons/lucide/chevron-left';
import ChevronRightIcon from '~icons/lucide/chevron-right';
import PauseIcon from '~icons/lucide/pause';
import PlayIcon from '~icons/lucide/play';
import { carouselLabels as labels } from '../copy.ts';
import { carousel } from './carousel.behaviour.ts';

interface Slide {
  id: string;
  content: ReactNode;
  /** The carousel starts here; by default at the first slide. */
  active?: boolean;
}

interface CarouselProps {
  /** Accessible name: what the slides are about. */
  label: string;
  slides: Slide[];
  /** Advances every 3000 ms. */
  auto?: boolean;
}

/**
 * Slides side by side, one in view; a single slide has no controls (conformance CA-1 to CA-3). Without
 * script it is a row that scrolls, starting at its first slide.
 */
export function Carousel({ label, slides, auto = false }: CarouselProps) {
  const start = Math.max(
    0,
    slides.findIndex(({ active }) => active),
  );
  return (
    <section
      className="carousel"
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-carousel={auto ? 'slide' : 'static'}
      {...carousel}
    >
      {slides.length > 1 && <Controls slides={slides} start={start} auto={auto} />}
      {/* Focusable, because without script the keyboard has to scroll it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of slides is no set of form fields */}
      <div
        className="carousel-track"
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs the keyboard
        tabIndex={0}
        aria-live={auto ? 'off' : 'polite'}
      >
        {slides.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
          <div
            key={id}
            className="carousel-slide"
            role="group"
            aria-roledescription={labels.slide}
            aria-label={`${index + 1} / ${slides.length}`}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The stop button comes first, before anything that moves. */
function Controls({ slides, start, auto }: { slides: Slide[]; start: number; auto: boolean }) {
  return (
    <div className="carousel-controls">
      {auto && (
        <button className="carousel-stop" type="button" data-carousel-stop="">
          <PauseIcon />
          <PlayIcon />
          <span>{labels.pause}</span>
          <span>{labels.play}</span>
        </button>
      )}
      <button type="button" aria-label={labels.previous} data-carousel-prev="">
        <ChevronLeftIcon />
      </button>
      <div className="carousel-indicators">
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            aria-label={labels.slideTo(index + 1)}
            aria-current={index === start}
            data-carousel-slide-to={index}
          />
        ))}
      </div>
      <button type="button" aria-label={labels.next} data-carousel-next="">
        <ChevronRightIcon />
      </button>
    </div>
  );
}
