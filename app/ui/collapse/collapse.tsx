import type { ReactNode } from 'react';
import { collapse, collapseTrigger } from './collapse.behaviour.ts';

interface CollapseTriggerProps {
  /** Id of the collapse, anywhere in the page. */
  target: string;
  className?: string;
  children: ReactNode;
}

/** Opens and closes a `Collapse`; several triggers may name the same one (conformance AC-2). */
export function CollapseTrigger({ target, className = '', children }: CollapseTriggerProps) {
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
