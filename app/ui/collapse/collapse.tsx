import type { ReactNode } from 'react';
import { collapse, collapseTrigger } from './collapse.behaviour.ts';

interface CollapseTriggerProps {
  /** Id of the collapse, which may stand anywhere in the page. */
  target: string;
  className?: string;
  children: ReactNode;
}

/** Opens and closes a `Collapse`; any number of them may name the same one (conformance AC-2). */
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

/** What opens and closes. The browser's search finds what is inside; without script all of it is there. */
export function Collapse({ id, open = false, children }: CollapseProps) {
  return (
    <div className="opens-by-script" id={id} hidden={!open} {...collapse}>
      {children}
    </div>
  );
}
