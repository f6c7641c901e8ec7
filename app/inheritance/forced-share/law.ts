import type { CalendarDate } from '../family.ts';

/** An amendment of the law, and the first day of death it holds for. */
interface Amendment {
  from: CalendarDate;
}

/** 헌재 2020헌가4: siblings have no forced share (민법 1112 제4호). */
export const siblingsStruckDown: Amendment = { from: '2024-04-25' };
/** 민법 1008 단서, 법률 제21454호 부칙 2: a reward for care or contribution is no special benefit. */
export const rewardProviso: Amendment = { from: '2024-04-25' };
/** 민법 1115①, 법률 제21454호 부칙 3: payment of the value instead of return in kind. */
export const paymentOfValue: Amendment = { from: '2026-03-17' };

export function inForce(amendment: Amendment, death: CalendarDate): boolean {
  return death >= amendment.from;
}
