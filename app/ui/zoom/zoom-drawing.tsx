import type { ReactNode } from 'react';
import EnlargeIcon from '~icons/lucide/maximize-2';
import { zoom } from './zoom.behaviour.ts';

interface ZoomDrawingProps {
  /** Label of the button, such as "약도 크게 보기". */
  label: string;
  closeLabel: string;
  className?: string;
  /** One `svg`, in the page's own colours and type. */
  children: ReactNode;
}

/**
 * A drawing of the page that opens over it, by its button or by a click on it. Without script it is the
 * drawing alone.
 */
export function ZoomDrawing({ label, closeLabel, className = '', children }: ZoomDrawingProps) {
  return (
    <div className={`zoom ${className}`} data-close-label={closeLabel} {...zoom}>
      {children}
      <button className="zoom-open copy-link needs-script t1" type="button">
        <EnlargeIcon />
        <span>{label}</span>
      </button>
    </div>
  );
}
