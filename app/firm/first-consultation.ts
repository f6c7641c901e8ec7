import type { Firm } from './firm-schema.ts';

/** What the site says where `firstConsultation.charged` is false; the responsible lawyer approves it. */
export const FREE_CONSULTATION = '첫 상담에는 상담료를 받지 않습니다.';

/** Whether the first consultation costs something, in words: the firm's own fact. */
export function consultationFee({
  firstConsultation: fee,
}: Pick<Firm, 'firstConsultation'>): string {
  if (!fee.charged) return FREE_CONSULTATION;
  return fee.minutes === undefined
    ? `첫 상담에는 상담료가 있습니다. 금액: ${fee.amount}`
    : `첫 상담은 ${fee.minutes}분에 ${fee.amount}입니다.`;
}
