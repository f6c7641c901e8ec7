import { firm } from '#app/firm/firm.ts';
import type { fees } from './copy.ts';

/** What the first consultation costs: in the margin, the amount first. */
export function FirstConsultation({ copy }: { copy: (typeof fees)['consultation'] }) {
  const { firstConsultation: fee } = firm;
  if (!fee.charged || fee.minutes === undefined) {
    return (
      <div id="consultation" className="first-fee">
        <p>{copy.text}</p>
        <p>{copy.only}</p>
      </div>
    );
  }
  return (
    <div id="consultation" className="first-fee">
      <p>
        {copy.title} {fee.minutes}분
      </p>
      <p className="first-fee-amount">{fee.amount}</p>
      {fee.how && <p>{fee.how}</p>}
      <p>{copy.only}</p>
    </div>
  );
}
