import type { ReactNode } from 'react';
import type { Placement } from '../floating/placement.ts';
import { tooltipTrigger } from './tooltip.behaviour.ts';

interface TooltipTriggerProps {
  /** Id of the tooltip, anywhere in the page. */
  target: string;
  on?: 'hover' | 'click';
  className?: string;
  children: ReactNode;
}

/** A button that a tooltip describes. */
export function TooltipTrigger({ target, on = 'hover', className, children }: TooltipTriggerProps) {
  return (
    <button
      className={className}
      type="button"
      data-tooltip-target={target}
      data-tooltip-trigger={on}
      aria-describedby={target}
      {...tooltipTrigger}
    >
      {children}
    </button>
  );
}

interface TooltipProps {
  id: string;
  placement?: Placement;
  /** Text only: interactive content belongs in a popover. */
  children: string;
}

/** A short text about its trigger: placement top, offset 8 (conformance TT-1, TT-3). */
export function Tooltip({ id, placement = 'top', children }: TooltipProps) {
  return (
    <span
      className="floating tooltip"
      id={id}
      popover="hint"
      role="tooltip"
      data-placement={placement}
    >
      {children}
    </span>
  );
}
