import type { ReactNode } from 'react';
import type { Placement } from '../floating/placement.ts';
import type { TriggerProps } from '../trigger-props.ts';
import { dropdown, dropdownTrigger } from './dropdown.behaviour.ts';

interface DropdownTriggerProps extends TriggerProps {
  on?: 'click' | 'hover';
}

/** Opens and closes a dropdown. */
export function DropdownTrigger({
  target,
  on = 'click',
  className,
  children,
}: DropdownTriggerProps) {
  return (
    <button
      className={className}
      type="button"
      popoverTarget={target}
      data-dropdown-toggle={target}
      data-dropdown-trigger={on}
      aria-controls={target}
      aria-expanded="false"
      {...dropdownTrigger}
    >
      {children}
    </button>
  );
}

interface DropdownProps {
  id: string;
  placement?: Placement;
  children: ReactNode;
}

/**
 * A list of links under a button. It is a disclosure, not a menu, so that links keep their role. Placement
 * bottom, distance 10, skidding 0 (conformance DD-1).
 */
export function Dropdown({ id, placement = 'bottom', children }: DropdownProps) {
  return (
    <ul
      className="floating dropdown"
      id={id}
      popover="auto"
      data-placement={placement}
      {...dropdown}
    >
      {children}
    </ul>
  );
}

interface DropdownMenuProps extends DropdownProps {
  label: string;
}

/** Actions and choices under a button, as a menu; its children are `MenuItem`s. */
export function DropdownMenu({ id, label, placement = 'bottom', children }: DropdownMenuProps) {
  return (
    <div
      className="floating dropdown"
      id={id}
      popover="auto"
      role="menu"
      aria-label={label}
      data-placement={placement}
      {...dropdown}
    >
      {children}
    </div>
  );
}
