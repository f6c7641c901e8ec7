import type { ReactNode } from 'react';
import { type Off, reveal } from './reveal.behaviour.ts';

type Edge = 'top' | 'center' | 'bottom';

interface RevealProps {
  effect: 'fade' | 'fade-up' | 'fade-down' | 'fade-left' | 'fade-right';
  /** Pixels that the window's edge has to be past; 120, or 0 with a placement. */
  offset?: number;
  /** Milliseconds, 50 to 3000 in steps of 50; 400. */
  duration?: number;
  /** The same; 0. */
  delay?: number;
  /** Once here it stays; without it, it goes when one scrolls back above it, and comes again. */
  once?: boolean;
  /** Selector of another element whose place counts. */
  anchor?: string;
  /** Which edge of the element meets which edge of the window; the element's comes first. */
  placement?: `${Edge}-${Edge}`;
  /** Where it is simply there. */
  disable?: Off;
  /** One element, which moves; the box around it stands still and is watched. */
  children: ReactNode;
}

/** Comes into view by a short way, once the visitor has scrolled to it (conformance SR-1 to SR-9). */
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
