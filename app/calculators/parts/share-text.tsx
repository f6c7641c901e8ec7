import { spokenFraction } from './spoken-fraction.ts';

/**
 * A sentence in which fractions are written 3/9, and read as in the text: 9분의 3. Another sentence replaces it as a
 * whole: a translator may have put its pieces into another order.
 */
export function ShareText({ children }: { children: string }) {
  // Split by two groups: what stands between, the denominator, the numerator.
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
