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

/** A list whose items each hang on a short branch of one line. */
export function Points({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="points">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface LinesProps {
  lines: readonly string[];
  /** The class of each line; by default each is a line of its own. */
  className?: string;
}

/** Text in lines. */
export function Lines({ lines, className = 'block' }: LinesProps) {
  return lines.map((line) => (
    <span key={line} className={className}>
      {line}{' '}
    </span>
  ));
}
