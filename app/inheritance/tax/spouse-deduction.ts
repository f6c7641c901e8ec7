import type { Unsettled } from '../explanation.ts';
import { floorWon, leastWon, mostWon } from '../won.ts';
import type { Deduction } from './deductions.ts';
import type { TaxedEstate, TaxedGift, TaxedSpouse } from './estate.ts';
import { giftTaxBase, sumOf } from './taxable-value.ts';

/**
 * What the spouse takes, up to the statutory share and 30억, and at least 5억 (상증법 19).
 *
 * @param added gifts that were added back
 */
export function spouseDeduction(
  estate: Pick<TaxedEstate, 'assets' | 'debts' | 'legaciesToOthers'>,
  spouse: TaxedSpouse,
  added: TaxedGift[],
): { deduction: Deduction; unsettled: Unsettled[] } {
  const { inherits = 0n } = spouse;
  const limit = limitOf(estate, spouse, added);
  const amount = mostWon(leastWon(inherits, limit), least);
  return {
    deduction: {
      kind: 'spouse',
      amount,
      reason: inherits < least ? atLeast : inherits > limit ? limited : taken,
    },
    unsettled: inherits >= least && limit < least ? [lowLimit] : [],
  };
}

/** (A − B + C) × D − E of art. 19① no. 1, and 30억. */
function limitOf(
  {
    assets,
    debts,
    legaciesToOthers = 0n,
  }: Pick<TaxedEstate, 'assets' | 'debts' | 'legaciesToOthers'>,
  { fraction }: TaxedSpouse,
  added: TaxedGift[],
): bigint {
  const toHeirs = added.filter(({ to }) => to !== 'other');
  const toSpouse = added.filter(({ to }) => to === 'spouse');
  const pot = assets - debts - legaciesToOthers + sumOf(toHeirs, ({ amount }) => amount);
  return leastWon(floorWon(fraction.mul(pot)) - sumOf(toSpouse, giftTaxBase), most);
}

const least = 500_000_000n;
const most = 3_000_000_000n;

const taken = {
  text: '배우자가 실제로 물려받는 금액을 뺍니다. 신고기한 다음 날부터 9개월 안에 나누고 등기·등록까지 마쳐야 합니다.',
  articles: ['상속세 및 증여세법 제19조 제1항', '상속세 및 증여세법 제19조 제2항'],
};

const limited = {
  text: '배우자가 물려받는 금액이 한도(법정상속분에 따른 금액과 30억 원 중 작은 쪽)를 넘어 한도까지 뺍니다. 신고기한 다음 날부터 9개월 안에 나누고 등기·등록까지 마쳐야 합니다.',
  articles: ['상속세 및 증여세법 제19조 제1항', '상속세 및 증여세법 제19조 제2항'],
};

const atLeast = {
  text: '배우자가 물려받는 것이 없거나 5억 원이 되지 않아도 5억 원을 뺍니다.',
  articles: ['상속세 및 증여세법 제19조 제4항'],
};

const lowLimit: Unsettled = {
  text: '배우자가 5억 원 넘게 물려받지만 한도가 5억 원보다 작습니다. 이때에도 5억 원을 빼는 것으로 셈했으나, 조문은 물려받은 금액이 5억 원 미만인 경우만 적고 있습니다.',
  articles: ['상속세 및 증여세법 제19조 제4항'],
};
