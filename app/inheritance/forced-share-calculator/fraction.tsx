import type Fraction from 'fraction.js';

/** A fraction as it is written by hand, read as 4분의 1. */
export function WrittenFraction({ value }: { value: Fraction }) {
  if (value.equals(1)) return <span className="t3">1</span>;
  return (
    <span className="written-fraction" role="img" aria-label={spokenFraction(value)}>
      <span aria-hidden="true">{String(value.n)}</span>
      <span aria-hidden="true">{String(value.d)}</span>
    </span>
  );
}

/** 4분의 1. */
export function spokenFraction({ n, d }: Fraction): string {
  return d === 1n ? String(n) : `${d}분의\u00a0${n}`;
}
