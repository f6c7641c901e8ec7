import type { ReactNode } from 'react';
import type { TriggerProps } from '../trigger-props.ts';
import { collapse, collapseTrigger } from './collapse.behaviour.ts';

/** Opens and closes a `Collapse` (conformance AC-2). */
export function CollapseTrigger({ target, className = '', children }: TriggerProps) {
  return (
    <button
      className={`needs-script ${className}`}
      type="button"
      data-collapse-toggle={target}
      aria-controls={target}
      aria-expanded="false"
      {...collapseTrigger}
    >
      {children}
    </button>
  );
}

interface CollapseProps {
  id: string;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** A panel that opens and closes. The browser's search finds its content; without script it is open. */
export function Collapse({ id, open = false, children }: CollapseProps) {
  return (
    <div className="opens-by-script" id={id} hidden={!open} {...collapse}>
      {children}
    </div>
  );
}
