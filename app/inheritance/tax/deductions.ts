import type { Reason } from '../explanation.ts';
import { leastWon, mostWon } from '../won.ts';
import type { Household, TaxedEstate } from './estate.ts';

export interface Deduction {
  kind: 'lump-sum' | 'basic-and-personal' | 'spouse' | 'financial' | 'house';
  /** In whole won. */
  amount: bigint;
  reason: Reason;
}

/**
 * The lump sum of 5억, or the basic 2억 with the personal ones, whichever is more; the lump sum never
 * where the spouse is the only heir by law, and always where no return was filed (상증법 18, 20, 21).
 */
export function generalDeduction(
  estate: Pick<TaxedEstate, 'spouse' | 'children' | 'household' | 'filed'>,
): Deduction {
  const basic = 2n * 억 + personalDeduction(estate.children, estate.household);
  if (estate.spouse?.fraction.equals(1))
    return { kind: 'basic-and-personal', amount: basic, reason: noLumpSum };
  if (estate.filed === 'never') return { kind: 'lump-sum', amount: 5n * 억, reason: unfiled };
  return basic > 5n * 억
    ? { kind: 'basic-and-personal', amount: basic, reason: basicIsMore }
    : { kind: 'lump-sum', amount: 5n * 억, reason: lumpSum };
}

/**
 * Of net financial assets all up to 2천만, above it a fifth, at least 2천만 and at most 2억 (상증법 22).
 *
 * @param net in whole won; below 0 counts as none
 */
export function financialDeduction(net: bigint): bigint {
  if (net <= 20_000_000n) return mostWon(net, 0n);
  return leastWon(mostWon(net / 5n, 20_000_000n), 2n * 억);
}

/** Those for financial assets and for the house lived in together, where there are any. */
export function assetDeductions({
  financialAssets = 0n,
  cohabitedHouse = 0n,
}: Pick<TaxedEstate, 'financialAssets' | 'cohabitedHouse'>): Deduction[] {
  const house = leastWon(cohabitedHouse, 6n * 억);
  const all: Deduction[] = [
    { kind: 'financial', amount: financialDeduction(financialAssets), reason: financial },
    { kind: 'house', amount: house, reason: cohabited },
  ];
  return all.filter(({ amount }) => amount > 0n);
}

const 억 = 100_000_000n;

/**
 * What children, minors, those of 65 and the disabled add (상증법 20).
 *
 * @returns whole won
 */
function personalDeduction(children: number, household: Household = {}): bigint {
  const { minors = [], seniors = 0, disabled = [] } = household;
  const years = [...minors.map((age) => (age < 19 ? 19 - age : 0)), ...disabled];
  return (
    50_000_000n * BigInt(children + seniors) +
    10_000_000n * BigInt(years.reduce((sum, some) => sum + some, 0))
  );
}

const lumpSum: Reason = {
  text: '기초공제와 인적공제를 합친 금액보다 일괄공제 5억 원이 크거나 같아 일괄공제를 뺍니다. 둘을 함께 빼지는 않습니다.',
  articles: ['상속세 및 증여세법 제21조 제1항'],
};

const basicIsMore: Reason = {
  text: '기초공제 2억 원과 인적공제를 합친 금액이 일괄공제 5억 원보다 커서 그 금액을 뺍니다.',
  articles: [
    '상속세 및 증여세법 제18조',
    '상속세 및 증여세법 제20조',
    '상속세 및 증여세법 제21조 제1항',
  ],
};

const noLumpSum: Reason = {
  text: '법에 따라 배우자만 상속인이면 일괄공제를 받을 수 없어, 기초공제 2억 원과 인적공제를 뺍니다.',
  articles: ['상속세 및 증여세법 제18조', '상속세 및 증여세법 제21조 제2항'],
};

const unfiled: Reason = {
  text: '신고하지 않으면 일괄공제 5억 원을 뺍니다.',
  articles: ['상속세 및 증여세법 제21조 제1항'],
};

const financial: Reason = {
  text: '순금융재산은 2천만 원까지는 전부, 넘으면 20%(적어도 2천만 원, 많아도 2억 원)를 뺍니다.',
  articles: ['상속세 및 증여세법 제22조'],
};

const cohabited: Reason = {
  text: '10년 이상 함께 산 1세대 1주택을 집이 없던 자녀 등이 물려받으면 그 집의 값을 6억 원까지 뺍니다.',
  articles: ['상속세 및 증여세법 제23조의2'],
};
