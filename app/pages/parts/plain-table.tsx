import type { ReactNode } from 'react';

interface PlainTableProps {
  className: 'ratio-table' | 'usual-families';
  words: { intro: string; caption: string; head: readonly string[] };
  /** Under the table: where its figures come from. */
  note: string;
  /** Rows, with a heading each. */
  children: ReactNode;
}

/** What stands in a calculator's place without script: the law has computed it on the server. */
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
