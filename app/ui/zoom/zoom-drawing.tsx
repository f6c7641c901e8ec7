import type { ReactNode } from 'react';
import { ui } from '#app/behaviours.ts';
import { zoom } from './zoom.behaviour.ts';

interface ZoomDrawingProps {
  /** What it does, such as "약도 크게 보기". */
  label: string;
  closeLabel: string;
  className?: string;
  /** One `svg`, in the page's own colours and type. */
  children: ReactNode;
}

/**
 * A drawing of the page itself that opens over it, as a picture does. It becomes a button by its
 * script alone: without one it is the drawing.
 */
export function ZoomDrawing({ label, closeLabel, className = '', children }: ZoomDrawingProps) {
  return (
    <div
      className={`zoom ${className}`}
      data-label={label}
      data-close-label={closeLabel}
      {...ui('zoom', zoom)}
    >
      {children}
    </div>
  );
}
