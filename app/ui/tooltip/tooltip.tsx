import type { TriggerProps } from '../trigger-props.ts';
import { Unbroken } from '../unbroken.tsx';
import { tooltipTrigger } from './tooltip.behaviour.ts';

interface TooltipTriggerProps extends TriggerProps {
  on?: 'hover' | 'click';
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

/**
 * A short text about its trigger, 8 px above it (conformance TT-1, TT-3): interactive content belongs in a
 * popover.
 */
export function Tooltip({ id, children }: { id: string; children: string }) {
  return (
    <span className="floating tooltip" id={id} popover="hint" role="tooltip" data-placement="top">
      <Unbroken text={children} />
    </span>
  );
}
