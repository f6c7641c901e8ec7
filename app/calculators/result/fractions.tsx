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

/**
 * Shows the fractions of a sentence as 3/9, with the original 9분의 3 for screen readers. A new sentence replaces the
 * whole element, because a browser's translator may have reordered its pieces.
 */
export function ShareText({ children }: { children: string }) {
  // Repeats three pieces: the text between fractions, a denominator, a numerator.
  const pieces = children.split(/(\d+)분의\s(\d+)/);
  return (
    <span key={children}>
      {pieces.map((piece, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
        if (index % 3 === 0) return piece && <span key={index}>{piece}</span>;
        if (index % 3 === 2) return null;
        const fraction = { n: pieces[index + 1] ?? '', d: piece };
        const spoken = spokenFraction(fraction);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={index} className="whitespace-nowrap" role="img" aria-label={spoken}>
            {`${fraction.n}/${fraction.d}`}
          </span>
        );
      })}
    </span>
  );
}
