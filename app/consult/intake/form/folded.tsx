import { type ReactNode, useEffect, useRef, useState } from 'react';

interface FoldedProps {
  label: ReactNode;
  /** Open from the start: the server has filled in a field of it. */
  open: boolean;
  /** Opens the fields: an error must not be hidden. */
  hasError: boolean;
  children: ReactNode;
}

/** Fields that few visitors need, folded by the platform. A restored draft opens it (restore-draft.ts). */
export function Folded({ label, open, hasError, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Afterwards only the visitor folds it: React must not fold it when an error is corrected.
  const [initiallyOpen] = useState(open);
  useEffect(() => {
    if (hasError && details.current) details.current.open = true;
  }, [hasError]);
  return (
    // The visitor or the draft may have opened it before hydration.
    <details ref={details} open={initiallyOpen} suppressHydrationWarning>
      <summary className="flex min-h-13 w-fit cursor-pointer items-center gap-2 text-ink">
        {label}
        <span className="accordion-sign" aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
