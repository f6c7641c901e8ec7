import type { ReactNode } from 'react';
import { EMPTY_HTML } from '#app/browser/trusted-html.ts';
import PrinterIcon from '~icons/lucide/printer';
import { print } from './print.behaviour.ts';

interface PrintButtonProps {
  /** Id of the part to print alone; the whole page by default. */
  target?: string;
  /** Advice for browsers that do not print, such as in-app browsers. */
  otherwise: string;
  children: ReactNode;
}

/** Prints the page, or a part of it. */
export function PrintButton({ target, otherwise, children }: PrintButtonProps) {
  return (
    <>
      <button
        className="copy-link needs-script"
        type="button"
        data-print-target={target}
        {...print}
      >
        <PrinterIcon className="icon" />
        <span className="underlined">{children}</span>
      </button>
      <span
        className="print-status"
        role="status"
        data-failed={otherwise}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React must keep what the behaviour wrote before hydration
        dangerouslySetInnerHTML={EMPTY_HTML}
      />
    </>
  );
}
