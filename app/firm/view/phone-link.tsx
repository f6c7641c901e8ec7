import type { ReactNode } from 'react';
import { firm } from '#app/firm/view/firm.ts';

/**
 * Calls the firm, in the same window and without a script: in-app browsers block anything else. The ping
 * counts clicks before scripts have loaded (decision 024).
 */
export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <a className={className} href={`tel:${firm.phone.replaceAll('-', '')}`} ping="/contact/phone">
      {children ?? <span className="number">{firm.phone}</span>}
    </a>
  );
}
