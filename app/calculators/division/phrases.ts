import type Fraction from 'fraction.js';
import type { DivisionDoubt, DivisionReason } from '#app/law/division/reasons.ts';
import { floorWon } from '#app/law/won.ts';
import { groupDigits } from '../fields/won.ts';
import { type Explanation, type Phrases, phrase } from '../result/phrases.ts';
import { fractionText } from '../result/spoken-fraction.ts';

export function explainDivision(reason: DivisionReason): Explanation {
  return phrase(reasonPhrases, reason);
}

export function explainDivisionDoubt(doubt: DivisionDoubt): Explanation {
  return phrase(doubtPhrases, doubt);
}

/** Reasons of a division: contributions, gifts and legacies. */
export const reasonPhrases: Phrases<DivisionReason> = {
  'nothing-left': '유언으로 준 재산이 남은 재산과 같거나 더 많아, 나눌 재산이 없습니다.',
  'contributions-first': '기여분을 먼저 뺀 나머지를 상속재산으로 보고 나눕니다.',
  'contributions-limited':
    '기여분은 재산에서 유증을 뺀 금액을 넘지 못하므로, 그 금액에 맞추어 줄였습니다.',
  advances:
    '상속인이 고인에게서 미리 받은 재산과 유언으로 받는 재산은 상속분을 미리 받은 것으로 봅니다. 나눌 재산에 그만큼을 더해 각자의 상속분을 계산한 뒤, 받은 사람의 상속분에서 뺍니다.',
  'excess-borne':
    '상속분보다 많이 받은 상속인의 초과분은 나머지 상속인이 법정상속분의 비율로 나누어 부담합니다. 그 상속인과 그가 받은 재산을 빼고 다시 계산한 것과 같습니다.',
  reward:
    '특별히 부양하거나 기여한 데 대한 보상으로 받은 부분은 미리 받은 상속분으로 보지 않습니다.',
  'value-at-division':
    '누가 얼마만큼 받는지는 돌아가신 때의 금액으로 정하고, 그 비율대로 나누는 날의 금액을 나눕니다.',
  contribution: ({ won }) => `정해진 기여분 ${grouped(won)}원을 먼저 받습니다.`,
  'over-advanced':
    '받은 재산이 이미 상속분보다 많아 더 받지 않습니다. 다른 상속인의 유류분을 해치지 않으면 넘는 부분도 돌려주지 않습니다.',
  'rest-of-branch': ({ amount }) =>
    `함께 대신 상속하는 분이 상속분보다 많이 받은 금액까지 빼면 ${grouped(amount)}원입니다.`,
  part: ({ whole, portion, amount }) =>
    `${grouped(whole)}원의 ${fractionText(portion)}, 곧 ${grouped(amount)}원입니다.`,
  'part-less-benefit': ({ whole, portion, benefit, amount }) =>
    `${grouped(whole)}원의 ${fractionText(portion)}에서 이미 받은 ${grouped(benefit)}원을 빼면 ${grouped(amount)}원입니다.`,
};

export const doubtPhrases: Record<DivisionDoubt['code'], string> = {
  'reward-before-amendment':
    '2024년 4월 25일보다 먼저 사망한 분의 상속에는 보상으로 받은 재산을 빼 주는 규정이 없어, 미리 받은 상속분으로 계산했습니다. 그때에도 사정에 따라 빼고 본 대법원 판결이 있습니다.',
  'gifts-before-representation':
    '대습상속인이 증여를 언제 받았는지 입력하지 않아, 상속분을 미리 받은 것으로 계산했습니다. 먼저 사망한 분이 돌아가시기 전에 받은 증여라면 미리 받은 상속분이 아닙니다.',
  'in-truth-to-represented':
    '먼저 사망한 분이 돌아가시기 전에 대습상속인이 받은 증여는 미리 받은 상속분으로 보지 않았습니다. 다만 실제로는 먼저 사망한 분에게 준 것과 다르지 않다고 인정되면 미리 받은 상속분으로 볼 수 있습니다.',
  'gift-to-represented':
    '먼저 사망한 분이 받은 증여는 대습상속인들이 각자의 상속분에 따라 받은 것으로 나누었습니다. 나누는 방법을 정한 대법원 판례는 찾지 못했습니다.',
  'branch-bears-excess':
    '대신 상속하는 여러 분 가운데 한 분이 상속분보다 많이 받아, 넘는 금액을 함께 대신 상속하는 분들이 먼저 부담하는 것으로 계산했습니다. 그렇게 나눈 심판이 있지만 대법원 판례는 찾지 못했습니다.',
};

/** Formats whole won with digit groups; drops fractions of a won. */
function grouped(won: Fraction | bigint): string {
  return groupDigits(String(typeof won === 'bigint' ? won : floorWon(won)));
}
