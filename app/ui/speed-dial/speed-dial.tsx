import type { ReactNode } from 'react';
import { speedDial } from './speed-dial.behaviour.ts';

interface SpeedDialProps {
  on?: 'hover' | 'click';
  /** A `SpeedDialTrigger` and, after it in tab order, its `SpeedDialList`. */
  children: ReactNode;
}

/** A few actions over one button: hover, focus and tap open them (conformance SD-1, SD-2). */
export function SpeedDial({ on = 'hover', children }: SpeedDialProps) {
  return (
    <div className="speed-dial" data-dial-trigger={on} {...speedDial}>
      {children}
    </div>
  );
}

interface SpeedDialTriggerProps {
  /** Id of the list. */
  target: string;
  children: ReactNode;
}

export function SpeedDialTrigger({ target, children }: SpeedDialTriggerProps) {
  return (
    <button
      className="speed-dial-button"
      type="button"
      data-dial-toggle={target}
      aria-controls={target}
      aria-expanded="false"
    >
      {children}
    </button>
  );
}

/** Links and buttons, as list items. */
export function SpeedDialList({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ul className="speed-dial-list" id={id}>
      {children}
    </ul>
  );
}
