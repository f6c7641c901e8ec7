import type { ReactNode } from 'react';

interface ReceiptRowsProps {
  rows: readonly { term: string; text: ReactNode }[];
}

/** Terms and what they say, on hairlines. */
export function ReceiptRows({ rows }: ReceiptRowsProps) {
  return (
    <dl className="mt-3 border-t border-line">
      {rows.map(({ term, text }) => (
        <ReceiptRow key={term} term={term}>
          {text}
        </ReceiptRow>
      ))}
    </dl>
  );
}

export function ReceiptRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-4 sm:grid print:py-1.5 sm:grid-cols-[10rem_1fr] sm:items-baseline">
      <dt className="text-muted">{term}</dt>
      <dd className="max-w-[37em]">{children}</dd>
    </div>
  );
}
