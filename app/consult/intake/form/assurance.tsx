import { Unbroken } from '#app/ui/unbroken.tsx';
import type { FormFacts } from '../form-state.ts';

/** The price of the consultation and the promise of secrecy, over the button. */
export function Assurance({ prices, secrecy }: Pick<FormFacts, 'prices' | 'secrecy'>) {
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
