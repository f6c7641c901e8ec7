import type { ReactNode } from 'react';
import { type Off, reveal } from './reveal.behaviour.ts';

type Edge = 'top' | 'center' | 'bottom';

interface RevealProps {
  effect: 'fade' | 'fade-up' | 'fade-down' | 'fade-left' | 'fade-right';
  /** Distance in pixels from the window's edge; 120, or 0 with a placement. */
  offset?: number;
  /** Milliseconds, 50 to 3000 in steps of 50; default 400. */
  duration?: number;
  /** Milliseconds, in the same range and steps; default 0. */
  delay?: number;
  /** Once visible, it stays visible; otherwise it hides again when scrolled back. */
  once?: boolean;
  /** Selector of another element whose position counts. */
  anchor?: string;
  /** Which edge of the element meets which edge of the window, the element's first. */
  placement?: `${Edge}-${Edge}`;
  /** Devices on which it is visible from the start. */
  disable?: Off;
  /** The element that moves; the wrapper does not move and is observed. */
  children: ReactNode;
}

/** Moves into view once the visitor has scrolled to it (conformance SR-1 to SR-9). */
export function Reveal({ effect, children, ...options }: RevealProps) {
  const { offset, duration, delay, once, anchor, placement, disable } = options;
  return (
    <div
      className="reveal"
      data-reveal={effect}
      data-offset={offset}
      data-duration={duration}
      data-delay={delay}
      data-once={once}
      data-anchor={anchor}
      data-placement={placement}
      data-disable={disable}
      {...reveal}
    >
      {children}
    </div>
  );
}
