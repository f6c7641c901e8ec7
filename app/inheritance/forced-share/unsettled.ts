import type { Unsettled } from '../explanation.ts';

export const oldSiblings: Unsettled = {
  text: '2024년 4월 25일 전에 돌아가신 경우에도 그날 이미 진행 중이던 사건 등에는 위헌 결정의 효력이 미칠 수 있어, 형제자매의 유류분이 인정되지 않을 수 있습니다.',
  articles: ['헌법재판소 2020헌가4', '구 민법 제1112조 제4호'],
};

export const gapOfTheLaw: Unsettled = {
  text: '헌법재판소가 정한 개정 시한(2025년 12월 31일)과 개정법 시행일(2026년 3월 17일) 사이에 시작된 상속에 유류분 규정이 그대로 적용되는지는 아직 판례가 없습니다.',
  articles: ['헌법재판소 2020헌가4', '민법 제1112조', '민법 제1118조'],
};

export const renouncedRecipient: Unsettled = {
  text: '상속을 포기한 분이 받은 증여는 제3자가 받은 것처럼 1년을 기준으로 셈했습니다. 조문에 적힌 것이 아니라 판례를 따른 것이어서 사정에 따라 다툴 여지가 있습니다.',
  articles: ['대법원 2020다267620', '민법 제1114조'],
};

export const lostRecipient: Unsettled = {
  text: '상속결격이나 상속권 상실로 상속인이 아닌 분이 받은 증여도 제3자처럼 1년을 기준으로 셈했습니다. 확인된 판례는 없습니다.',
  articles: ['민법 제1114조'],
};

export const rewardBefore: Unsettled = {
  text: '2024년 4월 25일 전의 상속에는 부양·기여에 대한 보상을 빼는 규정이 없어 증여를 모두 더했습니다. 다만 그때에도 판례는 특별수익에서 뺄 수 있다고 보았습니다.',
  articles: ['대법원 2021다230083', '민법 제1008조'],
};

export const rewardMeasure: Unsettled = {
  text: '부양·기여에 상응하는 범위는 법원이 사정을 보아 정합니다. 적어 주신 금액을 그대로 썼고, 새 규정에 관한 대법원 판례는 아직 찾지 못했습니다.',
  articles: ['민법 제1008조 단서'],
};

export const lateReward: Unsettled = {
  text: '보상으로 한 유증과 상속개시 전 1년 안의 보상 증여를 유류분의 기초재산에서도 빼는지는 조문에 적혀 있지 않습니다. 여기서는 빼고 셈했습니다.',
  articles: ['민법 제1008조 단서', '민법 제1113조'],
};

export const severalRecipients: Unsettled = {
  text: '여러 사람이 받은 때 누구에게 얼마를 청구하는지는 판례의 기준으로 나누었습니다. 상속인은 자기 유류분을 넘는 금액, 제3자는 받은 금액의 비율입니다. 조문은 받은 가액의 비율이라고만 적고 있습니다.',
  articles: ['민법 제1115조 제2항', '대법원 2010다42624', '대법원 2006다46346'],
};

export const excessBenefit: Unsettled = {
  text: '자기 몫보다 많이 받은 상속인의 초과분은 나머지 상속인이 법정상속분의 비율로 나누어 안는 것으로 셈했습니다.',
  articles: ['대법원 2017스98', '민법 제1008조'],
};

export const debtsBeyondShare: Unsettled = {
  text: '분담할 빚이 물려받을 몫보다 많으면 그 차이를 부족액에 더했습니다(한정승인을 했다면 더하지 않습니다). 조문이 아니라 판례를 따른 것입니다.',
  articles: ['대법원 2020다247428'],
};

export const representedGifts: Unsettled = {
  text: '대습상속에서는 먼저 떠난 분이 살아서 받은 증여도 대습상속인이 받은 것으로 봅니다. 그런 증여가 있으면 대습상속인이 받은 것으로 넣어 주세요.',
  articles: ['대법원 2020다267620', '민법 제1001조'],
};

/** What the computation does not know about; a calculator says it beside every result. */
export const forcedShareLeavesOut: Unsettled[] = [
  {
    text: '유언을 대신하는 신탁(유언대용신탁)에 맡긴 재산이 유류분의 대상인지는 하급심이 갈리고, 대법원 판례를 찾지 못했습니다. 이 셈에는 넣지 않았습니다.',
    articles: ['신탁법 제59조'],
  },
  {
    text: '상속재산을 이미 나누었다면 실제로 받은 몫에 따라 결과가 달라질 수 있습니다.',
    articles: ['민법 제1013조'],
  },
];
