import type { ReactNode } from 'react';
import { firm } from '#app/content/firm.ts';

/**
 * Calls the firm. Same window, nothing in between: in-app browsers block anything else. The ping counts the
 * click where no script lives yet (decision 024).
 */
export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <a className={className} href={`tel:${firm.phone.replaceAll('-', '')}`} ping="/contact/phone">
      {children ?? <span className="number">{firm.phone}</span>}
    </a>
  );
}
