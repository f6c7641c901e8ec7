import { firm } from '#app/firm/view/firm.ts';
import type { fees } from './copy.ts';

/** Fee of the first consultation, for the margin. Sets the amount apart if the fee covers a number of minutes. */
export function FirstConsultation({ copy }: { copy: (typeof fees)['consultation'] }) {
  const { firstConsultation: fee } = firm;
  return (
    <div id="consultation" className="first-fee">
      {fee.charged && fee.minutes !== undefined ? (
        <>
          <p>{copy.titleFor(fee.minutes)}</p>
          <p className="first-fee-amount">{fee.amount}</p>
        </>
      ) : (
        <p>{copy.text}</p>
      )}
      {fee.charged && fee.how && <p>{fee.how}</p>}
      <p>{copy.only}</p>
    </div>
  );
}
