import { Unbroken } from '#app/ui/unbroken.tsx';
import type { FormFacts } from '../form-state.ts';

interface AssuranceProps extends Pick<FormFacts, 'prices' | 'fee' | 'secrecy'> {
  /** Says the price in a sentence: the page has its rows already. */
  short: boolean;
}

/** The price of the consultation and the promise of secrecy, over the button. */
export function Assurance({ prices, fee, secrecy, short }: AssuranceProps) {
  if (short) {
    return (
      <p className="mb-5">
        <Unbroken text={`${fee} ${secrecy}`} />
      </p>
    );
  }
  return (
    <>
      <dl className="assured">
        {prices.map(({ what, price }) => (
          <div key={what}>
            <dt>{what}</dt>
            {price && <dd>{price}</dd>}
          </div>
        ))}
      </dl>
      <p className="mt-3.5 mb-5">
        <Unbroken text={secrecy} />
      </p>
    </>
  );
}
