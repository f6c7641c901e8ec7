import type { Firm } from '../schema/firm-schema.ts';

/** The sentence for `firstConsultation.charged: false`; the responsible lawyer approves it. */
export const FREE_CONSULTATION = '첫 상담에는 상담료를 받지 않습니다.';

/** The row for `firstCall.charged: false`. */
export const freeCall = { what: '날짜를 정하는 첫 전화', price: '상담료 없음' };
/** The words of `freeCall`; the responsible lawyer approves them. */
export const FREE_CALL = `${freeCall.what}, ${freeCall.price}`;

/** Returns a sentence on the fee of the first consultation, from the firm's facts. */
export function consultationFee({
  firstConsultation: fee,
}: Pick<Firm, 'firstConsultation'>): string {
  if (!fee.charged) return FREE_CONSULTATION;
  return fee.minutes === undefined
    ? `첫 상담의 상담료는 ${fee.amount}입니다.`
    : `첫 상담은 ${fee.minutes}분에 ${fee.amount}입니다.`;
}
