import type { ReactNode } from 'react';
import CloseIcon from '~icons/lucide/x';
import type { DialogAction } from '../dialog/dialog.ts';
import { drawer, drawerEdge, drawerTrigger } from './drawer.behaviour.ts';

interface DrawerTriggerProps {
  /** Id of the drawer, which may stand anywhere in the page. */
  target: string;
  action?: DialogAction;
  /** True when the drawer has no backdrop: it is opened by another attribute then. */
  plain?: boolean;
  className?: string;
  children: ReactNode;
}

/** Opens or closes a drawer; any number of them may name the same one. */
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
  /** False: the page beside it stays alive, and a click there does not close it. */
  backdrop?: boolean;
  /** Whether the page scrolls while it is open. */
  bodyScrolling?: boolean;
  children: ReactNode;
}

/** A panel from the edge of the window: left, with a backdrop, page held (conformance DR-1 to DR-5). */
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
          닫기
        </DrawerTrigger>
      </div>
      {children}
    </dialog>
  );
}

interface DrawerEdgeProps {
  /** Id of the drawer under it, whose placement is the bottom. */
  target: string;
  children: ReactNode;
}

/**
 * The 60 px of a bottom drawer that stay in view when it is closed, with the button that opens it; the
 * rest is not there until then (conformance DR-4).
 */
export function DrawerEdge({ target, children }: DrawerEdgeProps) {
  return (
    <div className="drawer-edge" data-drawer-edge={target} {...drawerEdge}>
      {children}
    </div>
  );
}
