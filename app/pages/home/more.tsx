import type { ReactNode } from 'react';

interface MoreProps {
  /** What opens it. */
  label: string;
  /** What it is about, for those who hear the label without what stands before it. */
  about: string;
  children: ReactNode;
}

/** What can be read in addition, by the platform: open in print, found by the browser's search. */
export function More({ label, about, children }: MoreProps) {
  return (
    <details className="more">
      <summary>
        <span className="sr-only">{about} </span>
        <span className="more-label">{label}</span>
        <span className="accordion-sign" aria-hidden="true" />
      </summary>
      <div className="more-content">{children}</div>
    </details>
  );
}
