import type { ReactNode } from 'react';
import CloseIcon from '~icons/lucide/x';
import { closeLabel } from '../copy.ts';
import type { DialogAction } from '../dialog/dialog.ts';
import type { TriggerProps } from '../trigger-props.ts';
import { Unbroken } from '../unbroken.tsx';
import { modal, modalTrigger } from './modal.behaviour.ts';

interface ModalTriggerProps extends TriggerProps {
  action?: DialogAction;
}

/** Opens or closes a modal (conformance MO-6). */
export function ModalTrigger({ target, action = 'show', className, children }: ModalTriggerProps) {
  return (
    <button
      className={className}
      type="button"
      command={action === 'hide' ? 'close' : 'show-modal'}
      commandfor={target}
      data-modal-target={target}
      data-action={action}
      aria-haspopup={action === 'hide' ? undefined : 'dialog'}
      {...modalTrigger}
    >
      {children}
    </button>
  );
}

interface ModalProps {
  id: string;
  title: string;
  /** `static`: a click outside does not close it. */
  backdrop?: 'dynamic' | 'static';
  /**
   * False: neither Escape nor a click outside closes it, and it has no close button; its content needs
   * one.
   */
  closable?: boolean;
  children: ReactNode;
}

/** A modal dialog; by default centred, closed by a click on its backdrop (conformance MO-1 to MO-5). */
export function Modal({ id, title, backdrop = 'dynamic', closable = true, children }: ModalProps) {
  return (
    <dialog
      className="modal"
      id={id}
      closedby={closable ? (backdrop === 'dynamic' ? 'any' : 'closerequest') : 'none'}
      data-backdrop={backdrop}
      data-closable={closable}
      aria-labelledby={`${id}-title`}
      {...modal}
    >
      <div className="modal-head">
        {/* Not a heading: it names the dialog and is not part of the page's outline. */}
        <p className="t4" id={`${id}-title`}>
          <Unbroken text={title} />
        </p>
        {closable && (
          <ModalTrigger target={id} action="hide" className="close-button">
            <CloseIcon />
            <span>{closeLabel}</span>
          </ModalTrigger>
        )}
      </div>
      <div className="modal-body">{children}</div>
    </dialog>
  );
}
