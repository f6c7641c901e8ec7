import { upcomingText } from '#app/firm/view/upcoming.ts';
import type { TaxFigures } from '#app/law/inheritance-tax/figures.ts';
import type { TaxDoubt, TaxReason } from '#app/law/inheritance-tax/reasons.ts';
import { formatWon as won } from '../fields/won.ts';
import { type Explanation, phrase } from '../result/phrases.ts';

/** @param figures figures by which the tax was computed */
export function explainTax(reason: TaxReason, figures: TaxFigures): Explanation {
  return phrase(reasonPhrases(figures), reason);
}

export function explainTaxDoubt(doubt: TaxDoubt): Explanation {
  const found = phrase(doubtPhrases, doubt);
  // Empty once content/upcoming.yaml drops the bill; describe.ts then leaves the doubt out.
  return doubt.code === 'bill-pending'
    ? { ...found, text: upcomingText('tax-bill-2026') ?? '' }
    : found;
}

/** Reasons for the amounts of the tax. */
export function reasonPhrases(f: TaxFigures): Record<TaxReason['code'], string> {
  const last = f.brackets.at(-1)?.percent;
  const byLaw = '신고기한 다음 날부터 9개월 안에 나누고 등기·등록까지 마쳐야 합니다.';
  return {
    'debts-and-funeral': `재산에서 빚과 밀린 세금, 장례비를 뺍니다. 장례비는 쓴 금액이 적어도 ${won(f.funeral.least)}, 많아도 ${won(f.funeral.most)}이고, 봉안시설·자연장지 비용은 ${won(f.funeral.restingPlace)}까지 따로 뺍니다.`,
    'lump-sum': `기초공제와 인적공제를 합친 금액보다 일괄공제 ${won(f.lumpSum)}이 크거나 같아 일괄공제를 뺍니다. 둘을 함께 빼지는 않습니다.`,
    'basic-and-personal': `기초공제 ${won(f.basic)}과 인적공제를 합친 금액이 일괄공제 ${won(f.lumpSum)}보다 커서 그 금액을 뺍니다.`,
    'spouse-only-heir': `법에 따라 배우자만 상속인이면 일괄공제를 받을 수 없어, 기초공제 ${won(f.basic)}과 인적공제를 뺍니다.`,
    'not-filed': `신고하지 않으면 인적공제가 더 많더라도 일괄공제 ${won(f.lumpSum)}만 뺍니다.`,
    'financial-assets': `예금·주식·보험에서 금융 빚을 뺀 금액(순금융재산)은 ${won(f.financial.whole)}까지는 전부, 넘으면 ${f.financial.percent}%(최소 ${won(f.financial.whole)}, 최대 ${won(f.financial.most)})를 뺍니다.`,
    'cohabited-house': `10년 이상 함께 산 1세대 1주택을, 집이 없거나 그 집을 고인과 함께 소유한 자녀·손자녀(먼저 사망한 자녀를 대신해 상속인이 된 며느리·사위 포함)가 물려받으면 그 집의 가액을 ${won(f.house)}까지 뺍니다.`,
    'spouse-inherits': `배우자가 실제로 물려받는 금액을 뺍니다. ${byLaw}`,
    'spouse-limit': `배우자가 물려받는 금액이 한도(법정상속분에 따른 금액과 ${won(f.spouse.most)} 중 작은 쪽)를 넘어 한도까지 뺍니다. ${byLaw}`,
    'spouse-minimum': `배우자가 물려받는 것이 없거나 ${won(f.spouse.least)}보다 적어도 ${won(f.spouse.least)}을 뺍니다.`,
    'deduction-limit': `공제를 모두 합친 금액이 한도를 넘어 한도까지만 뺍니다. 한도는 과세가액에서 유언이나 상속포기로 상속인이 아닌 분이 받는 재산을 뺀 금액이고, 과세가액이 ${won(f.giftsLimitAbove)}을 넘으면 더한 증여(증여세에서 공제받은 금액은 제외)도 뺍니다.`,
    'gifts-added': `돌아가시기 전 상속인에게 ${f.giftYears.heir}년, 그 밖의 사람에게 ${f.giftYears.other}년 안에 한 증여를 더합니다.`,
    'no-tax': `과세표준이 ${won(f.noTaxBelow)}보다 적어 상속세를 부과하지 않습니다.`,
    rates: `과세표준이 커질수록 높은 세율을 ${f.brackets[0]?.percent}%부터 ${last}%까지 나누어 적용합니다.`,
    'generation-skip': `자녀를 건너뛰어 손자녀 등이 받는 재산에는 ${f.skip.percent}%(미성년자가 ${won(f.skip.minorAbove)} 넘게 받으면 ${f.skip.minorPercent}%)를 더합니다. 대습상속에는 더하지 않습니다.`,
    'gift-tax-credit':
      '더한 증여에 매긴 증여세를 상속세에서 뺍니다. 증여받은 금액에서 증여재산공제를 뺀 금액에 상속세와 같은 세율을 적용한 증여세입니다. 아직 내지 않은 증여세는 따로 내야 합니다.',
    'represented-gift':
      '대신 상속하는 손자녀는 상속인입니다. 그 부모가 살아 있을 때 받은 증여라면 더 매겨진 증여세(할증세액)까지 뺍니다.',
    'gift-tax-limit':
      '빼는 증여세에는 한도가 있습니다. 상속세 가운데 그 증여의 과세표준이 차지하는 비율만큼만 뺍니다.',
    'gift-tax-small': `과세가액이 ${won(f.giftCreditAbove)} 이하이면 증여세를 빼지 않습니다.`,
    'gift-tax-lapsed':
      '증여세를 매길 수 있는 기간이 지나 증여세를 매기지 않는 증여는 재산에 더하지만, 뺄 증여세는 없습니다.',
    'inherited-again': `상속세가 매겨진 재산이 ${f.again.years}년 안에 다시 상속되면, 앞서 매긴 상속세 가운데 이번에 다시 상속되는 재산에 해당하는 부분을 뺍니다. 1년 안이면 그 전부를, 그 뒤로는 1년이 지날 때마다 ${f.again.percentLess}%포인트씩 적게 뺍니다.`,
    'not-inherited-again': `앞선 상속에서 ${f.again.years}년이 지났거나 뺄 세금이 남지 않아, 앞서 매긴 상속세를 빼지 않습니다.`,
    'filing-credit': `기한 안에 신고하면 세금에서 ${f.filingPercent}%를 뺍니다.`,
    'payment-in-parts': `낼 세금이 ${won(f.payment.inPartsAbove)}을 넘으면 납부기한이 지난 뒤 2개월 안에 일부를 나누어 낼 수 있습니다.`,
    'payment-over-years': `낼 세금이 ${won(f.payment.overYearsAbove)}을 넘으면, 그 대신 담보를 제공하고 허가를 받아 여러 해(최장 10년)에 걸쳐 나누어 낼 수 있습니다. 나누어 내는 금액은 한 번에 ${won(f.payment.yearlyAbove)}을 넘어야 합니다.`,
  };
}

/** Unsettled questions about the tax. */
export const doubtPhrases: Record<TaxDoubt['code'], string> = {
  'limit-below-minimum':
    '배우자가 5억 원 넘게 물려받지만 한도가 5억 원보다 작습니다. 이때에도 5억 원을 빼는 것으로 계산했으나, 조문은 물려받은 금액이 5억 원 미만인 경우만 적고 있습니다.',
  'lump-sum-after-renunciation':
    '다른 상속인이 모두 포기해 배우자만 남은 경우에는 일괄공제를 받을 수 있는 것으로 계산했습니다. 과세 실무가 그렇다고 알려져 있으나, 조문은 배우자가 단독으로 상속받는 경우라고만 적고 있습니다.',
  'gift-tax-of-several':
    '상속인과 상속인이 아닌 분이 모두 증여를 받으면, 상속인에게서 뺄 증여세의 한도를 어떻게 정하는지 조문이 분명하지 않아 세금이 더 많은 쪽으로 계산했습니다. 상담에서 확인해 드립니다.',
  'gift-surcharge':
    '상속인이 아닌 손자녀에게 한 증여에 더 매긴 할증세액은 빼지 않았습니다. 대신 상속하는 손자녀라면 뺀다는 판결이 있을 뿐입니다. 상담에서 확인해 드립니다.',
  'value-inherited-again':
    '다시 상속되는 재산은 앞선 상속 때의 금액으로 계산했습니다. 어느 때의 금액인지 조문에 적혀 있지 않으니 상담에서 확인해 드립니다.',
  'before-the-act':
    '2026년 1월 1일부터 시행된 법을 기준으로 계산했습니다. 그 전에 돌아가셨다면 그때의 법에 따라 달라질 수 있습니다.',
  'bill-pending': upcomingText('tax-bill-2026') ?? '',
};

/** Items that the outline leaves out; every result links to them. */
export const leftOut: readonly Explanation[] = [
  {
    text: '재산의 감정평가 수수료는 빼지 않았습니다. 빼면 세금이 줄어듭니다.',
    articles: ['상속세 및 증여세법 제25조 제1항'],
  },
  {
    text: '증여세는 입력하신 증여만으로 계산합니다. 상속인이 아니지만 유언으로도 받은 분의 증여는, 유언을 받지 않은 분의 증여와 같이 계산했습니다.',
    articles: ['상속세 및 증여세법 제27조', '상속세 및 증여세법 제28조'],
  },
  {
    text: '가업·영농상속공제, 재해손실공제, 외국에 낸 세금의 공제, 공익법인에 내놓은 재산은 계산하지 않았습니다.',
    articles: [
      '상속세 및 증여세법 제16조',
      '상속세 및 증여세법 제18조의2',
      '상속세 및 증여세법 제18조의3',
      '상속세 및 증여세법 제23조',
      '상속세 및 증여세법 제29조',
    ],
  },
  {
    text: '돌아가시기 전 1~2년 안에 찾은 큰돈이나 진 빚은, 쓴 곳을 밝히지 못하면 물려받은 것으로 볼 수 있습니다. 이것은 계산하지 않았습니다.',
    articles: ['상속세 및 증여세법 제15조'],
  },
  {
    text: '돌아가신 분의 주소가 외국인 경우와 재산의 평가, 늦게 신고하거나 내지 않은 데 대한 가산세는 다루지 않습니다.',
    articles: ['상속세 및 증여세법 제60조', '국세기본법'],
  },
];
