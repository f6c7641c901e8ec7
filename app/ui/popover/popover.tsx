import type { ReactNode } from 'react';
import type { Placement } from '../floating/placement.ts';
import type { TriggerProps } from '../trigger-props.ts';
import { popoverTrigger } from './popover.behaviour.ts';

interface PopoverTriggerProps extends TriggerProps {
  on?: 'hover' | 'click';
}

/** A term with an explanation: hover or focus opens it, a tap opens and closes it. */
export function PopoverTrigger({
  target,
  on = 'hover',
  className = 'term',
  children,
}: PopoverTriggerProps) {
  return (
    <button
      className={className}
      type="button"
      popoverTarget={target}
      data-popover-target={target}
      data-popover-trigger={on}
      aria-haspopup="dialog"
      aria-controls={target}
      aria-expanded="false"
      {...popoverTrigger}
    >
      {children}
    </button>
  );
}

interface PopoverProps {
  id: string;
  title: string;
  placement?: Placement;
  children: ReactNode;
}

/**
 * An explanation over its term: placement top, offset 10 (PO-1). Render it after the paragraph, not inside
 * it.
 */
export function Popover({ id, title, placement = 'top', children }: PopoverProps) {
  return (
    <div
      className="floating popover"
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      data-placement={placement}
    >
      <p className="popover-title" id={`${id}-title`}>
        {title}
      </p>
      {children}
    </div>
  );
}
