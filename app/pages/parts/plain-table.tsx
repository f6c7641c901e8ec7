import type { ReactNode } from 'react';

interface PlainTableProps {
  className: 'ratio-table' | 'usual-families';
  words: { intro: string; caption: string; head: readonly string[] };
  /** Source of the figures, below the table. */
  note: string;
  /** Rows, each with a heading. */
  children: ReactNode;
}

/** Replaces a calculator in a browser without script. The server computes its figures. */
export function PlainTable({ className, words, note, children }: PlainTableProps) {
  const { intro, caption, head } = words;
  return (
    <noscript>
      <div className={`chapter-body ${className}`}>
        <p className="mb-6 max-w-[37em]">{intro}</p>
        <table className="plain-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
        <p className="mt-4 text-muted t1">{note}</p>
      </div>
    </noscript>
  );
}
