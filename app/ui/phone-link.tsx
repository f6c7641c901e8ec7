import type { ReactNode } from 'react';
import { firm } from '#app/content/firm.ts';

/** Calls the firm. Same window, nothing in between: in-app browsers block anything else. */
export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <a className={className} href={`tel:${firm.phone.replaceAll('-', '')}`}>
      {children ?? <span className="number">{firm.phone}</span>}
    </a>
  );
}
