import { withParticle } from '#app/law/korean-words.ts';
import type { ExclusionReason } from '#app/law/shares/exclusion-reasons.ts';
import type { Generation, ShareDoubt, ShareReason } from '#app/law/shares/reasons.ts';
import { type Explanation, type Phrases, phrase } from '../result/phrases.ts';
import { fractionText } from '../result/spoken-fraction.ts';
import { exclusionPhrases, represented } from './exclusion-phrases.ts';

export function explainShare(reason: ShareReason): Explanation {
  return phrase(sharePhrases, reason);
}

export function explainShareDoubt(doubt: ShareDoubt): Explanation {
  return phrase(doubtPhrases, doubt);
}

export function explainExclusion(reason: ExclusionReason): Explanation {
  const { text, articles } = phrase(exclusionPhrases, reason);
  return { text: reason.represented ? `${text} ${represented}` : text, articles };
}

/** Reasons why someone inherits a share. */
export const sharePhrases: Phrases<ShareReason> = {
  'first-rank': '1순위인 직계비속이 있어 이 순위에서 상속인이 정해집니다.',
  'second-rank': '상속할 직계비속이 없어 2순위인 직계존속이 상속합니다.',
  'third-rank': '상속할 직계비속, 직계존속, 배우자가 모두 없어 3순위인 형제자매가 상속합니다.',
  'fourth-rank':
    '앞 순위와 배우자 가운데 상속할 사람이 없어 4순위인 4촌 이내 방계혈족이 상속합니다.',
  'no-heir':
    '상속할 사람이 아무도 없으면 가정법원이 관리인을 두어 빚을 갚고 상속인을 찾는 공고를 합니다. 나타나는 사람이 없으면 고인과 특별한 연고가 있던 사람이 공고 기간이 끝난 뒤 2개월 안에 청구하여 재산을 나누어 받을 수 있습니다. 남은 재산은 국가에 귀속됩니다.',
  'beside-rank': ({ rank }) =>
    `배우자는 고인의 ${withParticle(ranks[rank], '과', '와')} 같은 순위로 함께 상속합니다.`,
  'spouse-alone': '직계비속도 직계존속도 상속하지 않으므로 배우자가 혼자 상속합니다.',
  'children-renounced':
    '배우자와 함께 상속할 자녀나 그 대습상속인이 모두 포기하면 그 상속분은 배우자에게 갑니다. 배우자가 혼자 상속하고, 손자녀나 부모는 상속하지 않습니다.',
  'children-renounced-earlier':
    '대법원 결정이 나온 2023년 3월 23일보다 먼저 사망한 분의 상속도 같다고 봅니다. 법의 뜻을 밝힌 결정이라는 점에서 나온 해석이고, 조문에 적혀 있지는 않습니다. 이미 확정된 판결이 있으면 함께 확인해야 합니다.',
  'parents-renounced':
    '배우자와 함께 상속할 직계존속이 모두 포기하여, 그 상속분은 배우자에게 가는 것으로 봅니다.',
  'nearest-degree': '같은 순위에서는 촌수가 가까운 사람만 상속하고, 촌수가 같으면 함께 상속합니다.',
  descendant: ({ who }) =>
    `${withParticle(nameOf(who), '은', '는')} 고인의 직계비속으로 1순위 상속인입니다.`,
  ascendant: ({ who }) =>
    `${withParticle(nameOf(who), '은', '는')} 고인의 직계존속으로, 1순위 상속인이 없을 때의 2순위 상속인입니다.`,
  sibling: ({ who }) =>
    `${withParticle(nameOf(who), '은', '는')} 앞 순위와 배우자가 모두 상속하지 않을 때의 3순위 상속인입니다.`,
  collateral: ({ degree }) =>
    `고인의 ${degree}촌 방계혈족은 앞 순위와 배우자가 모두 상속하지 않을 때의 4순위 상속인입니다.`,
  'own-right': ({ nearer, who }) =>
    `${nameOf(nearer)} 가운데 상속하는 사람이 없고 포기한 사람이 있어, ${withParticle(nameOf(who), '이', '가')} 대습이 아니라 자기 순서로 상속합니다.`,
  'next-degree': ({ nearer, who }) =>
    `${nameOf(nearer)} 가운데 상속하는 사람이 없어, 촌수가 그다음으로 가까운 ${withParticle(nameOf(who), '이', '가')} 상속합니다.`,
  'represented-predeceased': ({ who }) =>
    `원래 상속인이 될 ${withParticle(nameOf(who), '이', '가')} 고인보다 먼저 사망하여, 다른 사람이 대습상속합니다.`,
  'represented-simultaneous': ({ who }) =>
    `원래 상속인이 될 ${withParticle(nameOf(who), '이', '가')} 고인과 동시에 사망한 것으로 추정되어, 다른 사람이 대습상속합니다.`,
  'represented-disqualified': ({ who }) =>
    `원래 상속인이 될 ${withParticle(nameOf(who), '이', '가')} 상속결격이 되어, 다른 사람이 대습상속합니다.`,
  'represented-forfeited': ({ who }) =>
    `원래 상속인이 될 ${withParticle(nameOf(who), '이', '가')} 상속권 상실을 선고받아, 다른 사람이 대습상속합니다.`,
  'representing-descendant': ({ who }) =>
    `${withParticle(nameOf(who), '은', '는')} 그 사람의 직계비속이어서 대신 상속합니다.`,
  'representing-spouse':
    '그 사람의 배우자는 직계비속과 함께, 직계비속이 없으면 혼자 대신 상속합니다.',
  'represented-share': ({ fraction }) => `대습상속하는 상속분은 ${fractionText(fraction)}입니다.`,
  'only-heir': '함께 상속할 사람이 없어 전부를 상속합니다.',
  'equal-shares': ({ count, fraction }) =>
    `${count}명이 똑같이 나누므로 한 명의 상속분은 ${fractionText(fraction)}입니다.`,
  'shares-with-spouse': ({ total, weight, fraction }) =>
    `배우자의 상속분에는 50%를 더합니다. 배우자를 1.5, 나머지를 각각 1로 계산하면 합계가 ${total}이고, 그중 ${weight}이므로 ${fractionText(fraction)}입니다.`,
  'only-representative': ({ fraction }) =>
    `대습상속한 상속분을 함께 나눌 사람이 없어 그대로 ${fractionText(fraction)}입니다.`,
  'equal-shares-within': ({ whole, count, fraction }) =>
    `대습상속한 상속분(${fractionText(whole)})을 ${count}명이 똑같이 나누므로 ${fractionText(fraction)}입니다.`,
  'shares-with-spouse-within': ({ whole, total, weight, fraction }) =>
    `대습상속한 상속분(${fractionText(whole)}) 안에서 배우자를 1.5, 나머지를 각각 1로 계산하면 합계가 ${total}이고, 그중 ${weight}이므로 ${fractionText(fraction)}입니다.`,
  nonmarital: '혼인 외의 자녀도 인지되면 태어난 때부터 자녀이므로 똑같이 상속합니다.',
  adopted:
    '양자는 친생자와 같은 지위에 있어 똑같이 상속합니다. 친부모가 사망한 때에도 상속인입니다.',
  'adopted-out':
    '일반입양은 친부모와의 관계를 끝내지 않으므로, 다른 가정에 입양된 자녀도 친부모의 상속인입니다.',
  'adoptive-parent': '입양하면 법률상 부모가 되므로, 양부모도 친부모처럼 2순위 상속인입니다.',
  missing:
    '연락이 되지 않아도 실종선고가 없으면 살아 있는 것으로 보므로 상속인입니다. 실종선고를 받으면 실종 기간이 끝난 때에 사망한 것으로 봅니다. 그때가 고인의 사망보다 앞서면 ‘먼저 사망’을 선택하시면 됩니다.',
  'full-adopted': '친양자는 혼인 중에 태어난 자녀로 보아 똑같이 상속합니다.',
  'half-blood': '아버지나 어머니 한쪽만 같은 형제자매도 똑같이 상속합니다.',
  'parents-by-adoption':
    '일반입양은 친부모와의 관계를 끝내지 않으므로, 양부모와 친부모가 함께 상속합니다.',
  unborn:
    '태아도 이미 태어난 것으로 보고 함께 계산했습니다. 다만 살아서 태어나야 상속하므로, 그렇지 않으면 모두의 상속분이 달라집니다.',
  'born-alive':
    '고인이 사망한 때에는 태아였고 그 뒤 살아서 태어났으므로, 그때 이미 태어나 있던 것으로 봅니다.',
  'no-forfeiture-yet':
    '상속권 상실 선고는 2024년 4월 25일부터 사망한 분의 상속에만 있으므로, 그 전에 사망한 분의 상속인은 상속권을 잃지 않습니다.',
};

/** Questions that courts have not settled, and readings of our own. */
export const doubtPhrases: Phrases<ShareDoubt> = {
  'spouse-of-disqualified':
    '결격된 사람의 배우자가 대습상속하지 않게 한 2026년 3월 17일 개정은 언제 사망한 분부터 적용하는지 따로 정하지 않았습니다. 이 계산은 그날부터 사망한 분의 상속에 적용된다고 보아, 그 전의 법대로 배우자도 대습상속하는 것으로 계산했습니다.',
  'spouse-of-forfeited':
    '상속권을 잃은 사람의 배우자에 관하여, 2026년 3월 17일보다 먼저 사망한 분의 상속을 따로 정한 규정은 없습니다. 종전 규정도 사망하거나 결격된 사람의 배우자만 적고 있었으므로, 배우자는 대습상속하지 않는 것으로 계산했습니다.',
  'ascendants-renounced':
    '배우자와 부모가 상속인인데 부모가 모두 포기한 때에 조부모가 상속하는지 정한 대법원 판례는 찾지 못했습니다. 자녀가 모두 포기한 경우의 결정(2020그42)과 같은 논리로 배우자가 혼자 상속하는 것으로 계산했습니다.',
  'only-representatives-renounced':
    '대법원 2020그42 결정은 자녀가 모두 포기한 경우를 다루었고, 대습상속인이 모두 포기한 경우의 대법원 판례는 찾지 못했습니다. 같은 논리로 배우자가 혼자 상속하는 것으로 계산했습니다.',
  'representative-renounced':
    '대습상속인 가운데 일부가 포기한 상속분이 같은 사람을 대습상속하는 다른 사람에게만 가는지, 모든 상속인에게 나뉘는지 정한 대법원 판례는 찾지 못했습니다. 같은 사람을 대습상속하는 다른 사람에게 가는 것으로 계산했습니다.',
};

const ranks = { 1: '직계비속', 2: '직계존속' };

const generations: Record<Generation['line'], readonly string[]> = {
  descendants: ['자녀', '손자녀', '증손자녀', '고손자녀'],
  siblings: ['형제자매', '조카', '조카의 자녀', '조카의 손자녀'],
  ascendants: ['부모', '조부모', '증조부모', '고조부모'],
};

function nameOf({ line, step }: Generation): string {
  return generations[line][step] ?? '그다음 세대';
}
