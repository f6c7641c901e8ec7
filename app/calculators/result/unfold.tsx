import { type ReactNode, useState } from 'react';

interface UnfoldProps {
  summary: ReactNode;
  className?: string;
  /** Whether it is open at first. Later values do not open or close it: the visitor does. */
  open?: boolean;
  children: ReactNode;
}

/** A part of a calculator that its summary opens. */
export function Unfold({ summary, className = '', open = false, children }: UnfoldProps) {
  const [initially] = useState(open);
  return (
    <details className={`unfold ${className}`} open={initially}>
      <summary>
        <span>{summary}</span>
        <span className="accordion-sign" aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
