interface LinesProps {
  lines: readonly string[];
  /** `lg:block`: lines only where the margin holds them. */
  className?: 'block' | 'lg:block';
}

/** Text in lines. */
export function Lines({ lines, className = 'block' }: LinesProps) {
  return lines.map((line) => (
    <span key={line} className={className}>
      {line}{' '}
    </span>
  ));
}
