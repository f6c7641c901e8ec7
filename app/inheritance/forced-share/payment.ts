import { applies } from '../amendments.ts';
import type { Reason } from '../explanation.ts';
import type { CalendarDate } from '../family.ts';

/** In money with interest, or the things themselves; the amounts are their value then. */
export type Payment = 'value' | 'in-kind';

/** How a forced share is made good, by the day of the death (민법 1115①). */
export function paymentFor(death: CalendarDate): { payment: Payment; reason: Reason } {
  return applies('forced-share-in-value', death)
    ? { payment: 'value', reason: inValue }
    : { payment: 'in-kind', reason: inKind };
}

/** A limitation of the claim, by the deadline's name; the dates are the deadlines' concern. */
export interface Limitation extends Reason {
  rule: 'forced_share_1y' | 'forced_share_10y';
}

/** Until when the claim must be made (민법 1117). */
export const limitations: Limitation[] = [
  {
    rule: 'forced_share_1y',
    text: '상속이 시작된 것과 돌려받을 증여나 유증이 있었던 것을 안 때부터 1년 안에 청구해야 합니다.',
    articles: ['민법 제1117조'],
  },
  {
    rule: 'forced_share_10y',
    text: '알지 못했더라도 상속이 시작된 때부터 10년이 지나면 청구할 수 없습니다.',
    articles: ['민법 제1117조'],
  },
];

const inValue: Reason = {
  text: '모자란 만큼 재산의 가액을 돈으로 청구하며, 청구한 날부터 이자를 더합니다.',
  articles: ['민법 제1115조 제1항', '민법 부칙(법률 제21454호) 제3조'],
};

const inKind: Reason = {
  text: '2026년 3월 17일 전의 상속이므로 돈이 아니라 받은 재산 자체의 반환을 청구하는 것이 원칙입니다. 금액은 그 재산의 가액입니다.',
  articles: ['구 민법 제1115조 제1항', '민법 부칙(법률 제21454호) 제3조'],
};
