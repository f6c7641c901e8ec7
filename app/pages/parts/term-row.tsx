import type { ReactNode } from 'react';

/** A row of a `dl`: a term and its description. */
export function TermRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
