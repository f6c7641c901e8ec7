import { spokenFraction } from './spoken-fraction.ts';

interface WrittenFractionProps {
  n: bigint | string;
  d: bigint | string;
}

/** Fraction as written by hand, not reduced: three over nine. */
export function WrittenFraction({ n, d }: WrittenFractionProps) {
  if (n === d) return <span className="written-whole">1</span>;
  return (
    <span className="written-fraction" role="img" aria-label={spokenFraction({ n, d })}>
      <span aria-hidden="true">{String(n)}</span>
      <span aria-hidden="true">{String(d)}</span>
    </span>
  );
}
