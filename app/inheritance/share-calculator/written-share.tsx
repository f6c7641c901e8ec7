import type { HeirShare } from '../tree/shares-drawn.ts';
import { spoken } from './answer.ts';

/** A share as it is counted in leaves: three over nine. */
export function WrittenShare({ share }: { share: Pick<HeirShare, 'numerator' | 'denominator'> }) {
  const { numerator, denominator } = share;
  if (numerator === denominator) return <span className="share-whole">1</span>;
  return (
    <span className="share-fraction" role="img" aria-label={spoken(numerator, denominator)}>
      <span aria-hidden="true">{numerator}</span>
      <span aria-hidden="true">{denominator}</span>
    </span>
  );
}
