import type { ReactNode } from 'react';

interface MoreProps {
  /** On the line that opens it, before its label. */
  line?: ReactNode;
  /** What opens it. */
  label: string;
  /** What it is about, for those who hear the label without what stands before it. */
  about: string;
  children: ReactNode;
}

/** What can be read in addition, by the platform: found by the browser's search, and open in print. */
export function More({ line, label, about, children }: MoreProps) {
  return (
    <details className="more">
      <summary>
        {line && <span className="more-line">{line}</span>}
        <span className="more-sign">
          <span className="sr-only">{about} </span>
          <span className="more-label">{label}</span>
          <span className="accordion-sign" aria-hidden="true" />
        </span>
      </summary>
      <div className="more-content">{children}</div>
    </details>
  );
}
