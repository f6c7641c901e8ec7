import type { Unsettled } from '../explanation.ts';
import type { TaxedEstate } from './estate.ts';

/** What is not settled about this estate's tax. */
export function taxUnsettled({ death, spouse }: TaxedEstate): Unsettled[] {
  return [
    ...(spouse?.aloneByRenunciation && !spouse.fraction.equals(1) ? [lumpSumOfOneLeft] : []),
    ...(death < actFrom ? [olderLaw] : []),
    ...(death >= reformFrom ? [nextLaw] : []),
  ];
}

/** What the outline leaves out; said beside every result. */
export const taxLeavesOut: Unsettled[] = [
  {
    text: '장례비용과 감정평가 수수료는 빼지 않았습니다. 빼면 세금이 줄어듭니다.',
    articles: ['상속세 및 증여세법 제14조', '상속세 및 증여세법 제25조 제1항'],
  },
  {
    text: '더한 증여에 이미 매겨진 증여세를 빼는 것은 셈하지 않았습니다. 빼면 세금이 줄어듭니다.',
    articles: ['상속세 및 증여세법 제28조'],
  },
  {
    text: '가업·영농상속공제, 재해손실공제, 외국에 낸 세금과 10년 안에 다시 상속된 재산의 공제, 공익법인에 내놓은 재산은 셈하지 않았습니다.',
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
    text: '돌아가시기 전 1~2년 안에 쓴 곳을 밝히지 못한 큰돈은 물려받은 것으로 볼 수 있습니다.',
    articles: ['상속세 및 증여세법 제15조'],
  },
  {
    text: '돌아가신 분이 외국에 사는 경우와 재산의 평가, 늦게 신고하거나 내지 않은 데 대한 가산세는 다루지 않습니다.',
    articles: ['상속세 및 증여세법 제60조', '국세기본법'],
  },
];

/** From when the act holds whose text was read: 법률 제21219호. */
const actFrom = '2026-01-01';
/** From when most of the tax bill of 2026 would hold. */
const reformFrom = '2027-01-01';

const lumpSumOfOneLeft: Unsettled = {
  text: '다른 상속인이 모두 포기해 배우자만 남은 경우에는 일괄공제를 받을 수 있는 것으로 셈했습니다. 과세 실무가 그렇다고 알려져 있으나, 조문은 배우자가 단독으로 상속받는 경우라고만 적고 있습니다.',
  articles: ['상속세 및 증여세법 제21조 제2항'],
};

const olderLaw: Unsettled = {
  text: '2026년 1월 1일부터 시행된 법으로 셈했습니다. 그 전에 돌아가셨다면 그때의 법에 따라 달라질 수 있습니다.',
  articles: ['상속세 및 증여세법(법률 제21219호)'],
};

const nextLaw: Unsettled = {
  text: '2026년 세제개편안이 국회에 제출되어 있습니다. 상속세가 바뀌는지는 확인되지 않았으나, 2027년부터는 달라질 수 있습니다.',
  articles: ['상속세 및 증여세법(법률 제21219호)'],
};
