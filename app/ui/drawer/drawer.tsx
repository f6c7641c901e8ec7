import type { ReactNode } from 'react';
import CloseIcon from '~icons/lucide/x';
import { closeLabel } from '../copy.ts';
import type { DialogAction } from '../dialog/dialog.ts';
import type { TriggerProps } from '../trigger-props.ts';
import { drawer, drawerEdge, drawerTrigger } from './drawer.behaviour.ts';

interface DrawerTriggerProps extends TriggerProps {
  action?: DialogAction;
  /** True when the drawer has no backdrop: another attribute opens it then. */
  plain?: boolean;
}

/** Opens or closes a drawer. */
export function DrawerTrigger({
  target,
  action = 'show',
  plain = false,
  className,
  children,
}: DrawerTriggerProps) {
  const platform = plain
    ? { popoverTarget: target, popoverTargetAction: action }
    : ({ command: action === 'hide' ? 'close' : 'show-modal', commandfor: target } as const);
  return (
    <button
      className={className}
      type="button"
      {...platform}
      data-drawer-target={target}
      data-action={action}
      aria-haspopup={action === 'hide' ? undefined : 'dialog'}
      {...drawerTrigger}
    >
      {children}
    </button>
  );
}

interface DrawerProps {
  id: string;
  title: string;
  placement?: 'left' | 'right' | 'top' | 'bottom';
  /** If false, the rest of the page stays interactive, and a click there does not close the drawer. */
  backdrop?: boolean;
  /** Whether the page can be scrolled while it is open. */
  bodyScrolling?: boolean;
  children: ReactNode;
}

/**
 * A panel from an edge of the window; by default left, modal, without scrolling behind it (conformance
 * DR-1 to DR-5).
 */
export function Drawer({
  id,
  title,
  placement = 'left',
  backdrop = true,
  bodyScrolling = false,
  children,
}: DrawerProps) {
  return (
    <dialog
      className="drawer"
      id={id}
      {...(backdrop ? { closedby: 'any' } : { popover: 'manual', tabIndex: -1 })}
      data-placement={placement}
      data-body-scrolling={bodyScrolling || undefined}
      aria-labelledby={`${id}-title`}
      {...drawer}
    >
      <div className="drawer-head" data-drawer-handle="">
        <p className="t3" id={`${id}-title`}>
          {title}
        </p>
        <DrawerTrigger target={id} action="hide" plain={!backdrop} className="close-button">
          <CloseIcon />
          {closeLabel}
        </DrawerTrigger>
      </div>
      {children}
    </dialog>
  );
}

interface DrawerEdgeProps {
  /** Id of its drawer, whose placement is `bottom`. */
  target: string;
  children: ReactNode;
}

/**
 * The 60 px of a closed bottom drawer that stay in view, with the button that opens it (conformance DR-4).
 */
export function DrawerEdge({ target, children }: DrawerEdgeProps) {
  return (
    <div className="drawer-edge" data-drawer-edge={target} {...drawerEdge}>
      {children}
    </div>
  );
}
