import type { TaxDoubt, TaxReason } from '#app/law/inheritance-tax/reasons.ts';
import { type Explanation, phrase } from '../parts/phrases.ts';

export function explainTax(reason: TaxReason): Explanation {
  return phrase(reasonPhrases, reason);
}

export function explainTaxDoubt(doubt: TaxDoubt): Explanation {
  return phrase(doubtPhrases, doubt);
}

/** Why the tax is what it is. */
const reasonPhrases: Record<TaxReason['code'], string> = {
  'lump-sum':
    '기초공제와 인적공제를 합친 금액보다 일괄공제 5억 원이 크거나 같아 일괄공제를 뺍니다. 둘을 함께 빼지는 않습니다.',
  'basic-and-personal':
    '기초공제 2억 원과 인적공제를 합친 금액이 일괄공제 5억 원보다 커서 그 금액을 뺍니다.',
  'spouse-only-heir':
    '법에 따라 배우자만 상속인이면 일괄공제를 받을 수 없어, 기초공제 2억 원과 인적공제를 뺍니다.',
  'not-filed': '신고하지 않으면 인적공제가 더 많더라도 일괄공제 5억 원만 뺍니다.',
  'financial-assets':
    '순금융재산은 2천만 원까지는 전부, 넘으면 20%(최소 2천만 원, 최대 2억 원)를 뺍니다.',
  'cohabited-house':
    '10년 이상 함께 산 1세대 1주택을 집이 없던 자녀 등이 물려받으면 그 집의 가액을 6억 원까지 뺍니다.',
  'spouse-inherits':
    '배우자가 실제로 물려받는 금액을 뺍니다. 신고기한 다음 날부터 9개월 안에 나누고 등기·등록까지 마쳐야 합니다.',
  'spouse-limit':
    '배우자가 물려받는 금액이 한도(법정상속분에 따른 금액과 30억 원 중 작은 쪽)를 넘어 한도까지 뺍니다. 신고기한 다음 날부터 9개월 안에 나누고 등기·등록까지 마쳐야 합니다.',
  'spouse-minimum': '배우자가 물려받는 것이 없거나 5억 원보다 적어도 5억 원을 뺍니다.',
  'deduction-limit': '공제를 모두 합친 금액이 한도를 넘어 한도까지만 뺍니다.',
  'gifts-added': '돌아가시기 전 상속인에게 10년, 그 밖의 사람에게 5년 안에 한 증여를 더합니다.',
  'no-tax': '과세표준이 50만 원보다 적어 상속세를 부과하지 않습니다.',
  rates: '과세표준에 10%부터 50%까지 다섯 단계의 세율을 적용합니다.',
  'generation-skip':
    '자녀를 건너뛰어 손자녀 등이 받는 재산에는 30%(미성년자가 20억 원 넘게 받으면 40%)를 더합니다. 대습상속에는 더하지 않습니다.',
  'filing-credit': '기한 안에 신고하면 세금에서 3%를 뺍니다.',
  'payment-in-parts':
    '낼 세금이 1천만 원을 넘으면 납부기한이 지난 뒤 2개월 안에 일부를 나누어 낼 수 있습니다.',
  'payment-over-years':
    '낼 세금이 2천만 원을 넘으면, 그 대신 허가를 받아 여러 해(최장 10년)에 걸쳐 나누어 낼 수 있습니다.',
};

/** What is not settled about the tax. */
const doubtPhrases: Record<TaxDoubt['code'], string> = {
  'limit-below-minimum':
    '배우자가 5억 원 넘게 물려받지만 한도가 5억 원보다 작습니다. 이때에도 5억 원을 빼는 것으로 계산했으나, 조문은 물려받은 금액이 5억 원 미만인 경우만 적고 있습니다.',
  'lump-sum-after-renunciation':
    '다른 상속인이 모두 포기해 배우자만 남은 경우에는 일괄공제를 받을 수 있는 것으로 계산했습니다. 과세 실무가 그렇다고 알려져 있으나, 조문은 배우자가 단독으로 상속받는 경우라고만 적고 있습니다.',
  'before-the-act':
    '2026년 1월 1일부터 시행된 법을 기준으로 계산했습니다. 그 전에 돌아가셨다면 그때의 법에 따라 달라질 수 있습니다.',
  'bill-pending':
    '2026년 세제개편안이 국회에 제출되어 있습니다. 상속세가 바뀌는지는 확인되지 않았으나, 2027년부터는 달라질 수 있습니다.',
};

/** What the outline leaves out; shown beside every result. */
export const leftOut: readonly Explanation[] = [
  {
    text: '장례비용과 감정평가 수수료는 빼지 않았습니다. 빼면 세금이 줄어듭니다.',
    articles: ['상속세 및 증여세법 제14조', '상속세 및 증여세법 제25조 제1항'],
  },
  {
    text: '더한 증여에 이미 매겨진 증여세를 빼는 것은 계산하지 않았습니다. 빼면 세금이 줄어듭니다.',
    articles: ['상속세 및 증여세법 제28조'],
  },
  {
    text: '가업·영농상속공제, 재해손실공제, 외국에 낸 세금과 10년 안에 다시 상속된 재산의 공제, 공익법인에 내놓은 재산은 계산하지 않았습니다.',
    articles: [
      '상속세 및 증여세법 제16조',
      '상속세 및 증여세법 제18조의2',
      '상속세 및 증여세법 제18조의3',
      '상속세 및 증여세법 제23조',
      '상속세 및 증여세법 제29조',
      '상속세 및 증여세법 제30조',
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
