import type { Limitation } from '#app/law/forced-share/forced-shares.ts';
import type {
  ForcedShareDependence,
  ForcedShareDoubt,
  ForcedShareReason,
} from '#app/law/forced-share/reasons.ts';
import { type Explanation, phrase } from '../parts/phrases.ts';

export function explainForcedShare(reason: ForcedShareReason): Explanation {
  return phrase(reasonPhrases, reason);
}

export function explainForcedShareDoubt(doubt: ForcedShareDoubt): Explanation {
  return phrase(doubtPhrases, doubt);
}

export function explainDependence(dependence: ForcedShareDependence): Explanation {
  return phrase(dependencePhrases, dependence);
}

export function explainLimitation(limitation: Limitation): Explanation {
  return phrase(limitationPhrases, limitation);
}

/** Why a forced share is what it is. */
export const reasonPhrases: Record<ForcedShareReason['code'], string> = {
  descendant:
    '직계비속(자녀·손자녀, 대신 상속하는 대습상속인)의 유류분은 법정상속분의 2분의 1입니다.',
  spouse: '배우자의 유류분은 법정상속분의 2분의 1입니다.',
  ascendant: '직계존속(부모·조부모)의 유류분은 법정상속분의 3분의 1입니다.',
  sibling: '2024년 4월 25일 전의 상속이라 형제자매의 유류분은 법정상속분의 3분의 1입니다.',
  'no-siblings':
    '형제자매의 유류분은 2024년 4월 25일 위헌 결정으로 효력을 잃었고, 그 뒤 법에서도 삭제되어 인정되지 않습니다.',
  collateral: '4촌 이내의 방계혈족에게는 유류분이 없습니다.',
  'no-heir': '상속인이 아니면 유류분도 없습니다.',
  'before-forced-shares':
    '유류분은 1979년 1월 1일에 시작된 제도입니다. 그 전에 돌아가신 분의 상속에는 유류분이 없습니다.',
  renounced: '상속을 포기하면 처음부터 상속인이 아니었던 것이 되어 유류분도 없습니다.',
  disqualified: '상속결격이면 상속인이 되지 못하므로 유류분도 없습니다.',
  forfeited:
    '상속권 상실 선고가 확정되면 상속이 시작된 때로 소급하여 상속권을 잃고, 유류분도 없습니다.',
  base: '돌아가신 때의 재산에 계산에 포함되는 증여를 더하고 빚을 모두 빼서 기초재산을 계산합니다. 증여는 돌아가신 때의 시가로 봅니다.',
  'no-base': '계산에 포함되는 재산이 없거나 빚보다 많지 않아, 유류분을 계산할 기초재산이 없습니다.',
  'gift-to-heir':
    '공동상속인이 받은 증여는 언제 받았는지 따지지 않고 모두 더합니다. 다만 1979년 1월 1일 전에 넘겨받은 증여는 더하지 않으니 입력하지 마세요.',
  'gift-before-forced-shares':
    '1979년 1월 1일 전에 이미 넘겨준 증여는 유류분을 계산할 때 더하지 않습니다.',
  reward:
    '특별한 부양이나 기여에 대한 보상으로 받은 재산은 기여에 상응하는 범위에서 빼고, 나머지만 더합니다.',
  'gift-within-year': '상속인이 아닌 사람이 받은 증여라도 돌아가시기 전 1년 안에 한 것은 더합니다.',
  'gift-known-to-harm':
    '돌아가시기 1년 전보다 먼저 한 증여라도, 준 분과 받은 분이 모두 유류분을 받을 사람에게 손해가 되는 것을 알고 한 것은 더합니다.',
  'gift-too-old': '상속인이 아닌 사람이 돌아가시기 1년 전보다 먼저 받은 증여는 더하지 않습니다.',
  'renounced-recipient':
    '상속을 포기한 분은 처음부터 상속인이 아니므로, 그분이 받은 증여는 돌아가시기 전 1년 안에 받은 것과, 준 분과 받은 분이 모두 유류분을 받을 사람에게 손해가 되는 것을 알고 한 것만 더합니다.',
  'before-representation':
    '먼저 사망한 분이 돌아가시기 전에 대습상속인이 받은 증여는 상속분을 미리 받은 것이 아닙니다. 상속인이 아닌 사람이 받은 증여와 같이, 돌아가시기 전 1년 안에 받은 것과 양쪽이 손해를 알고 한 것만 더합니다.',
  legacy:
    '유증(유언으로 준 재산)은 돌아가신 때의 재산에 이미 포함되어 있으므로 따로 더하지 않고, 받은 사람이 받은 것으로 봅니다.',
  'net-inheritance':
    '유류분액에서 이미 받은 증여·유증과 순상속분액을 뺍니다. 순상속분액은 구체적 상속분에서 본인이 부담할 빚을 뺀 금액입니다.',
  'debts-added': '본인이 부담할 빚이 상속으로 받을 재산보다 많아 그 차액을 부족액에 더했습니다.',
  short: '부족한 금액은 증여나 유증을 받은 사람에게 청구할 수 있습니다.',
  'not-short':
    '이미 받은 재산과 상속으로 받을 재산이 유류분액과 같거나 더 많으므로 청구할 부족액이 없습니다.',
  'legacies-first':
    '유증을 받은 사람에게 먼저 청구하고, 그래도 부족하면 증여를 받은 사람에게 청구합니다.',
  proportion:
    '여러 사람이 받았으므로 비율에 따라 나누어 청구합니다. 상속인에게는 그분의 유류분을 넘는 부분만 청구합니다.',
  'in-value': '부족한 만큼 재산의 가액을 돈으로 청구하며, 청구한 날부터 이자가 붙습니다.',
  'in-kind':
    '2026년 3월 17일 전의 상속이므로 돈이 아니라 받은 재산 자체의 반환을 청구하는 것이 원칙입니다. 금액은 그 재산의 가액입니다.',
  'given-after-death': '증여한 날이 돌아가신 날보다 뒤입니다. 날짜를 확인해 주세요.',
  'legacies-exceed-estate':
    '유증한 금액이 돌아가신 때의 재산보다 많습니다. 유증한 재산까지 포함한 전체 재산을 입력해 주세요.',
};

/** What courts have not settled about a forced share, or what is our reading. */
export const doubtPhrases: Record<ForcedShareDoubt['code'], string> = {
  'siblings-before-decision':
    '2024년 4월 25일 전에 돌아가신 경우에도, 그날 진행 중이던 사건이나 그 뒤에 청구한 사건에는 위헌 결정의 효력이 미칠 수 있습니다. 그러면 형제자매의 유류분은 인정되지 않습니다.',
  'between-term-and-amendment':
    '헌법재판소가 정한 개정 시한(2025년 12월 31일)과 개정법 시행일(2026년 3월 17일) 사이에 시작된 상속에 유류분 규정이 그대로 적용되는지는 아직 판례가 없습니다.',
  'recipient-without-right':
    '상속결격이나 상속권 상실로 상속인이 아닌 분이 받은 증여도 제3자가 받은 증여와 같이 1년을 기준으로 계산했습니다. 확인된 판례는 없습니다.',
  'reward-before-amendment':
    '2024년 4월 25일 전의 상속에는 부양·기여에 대한 보상으로 받은 재산을 빼는 규정이 없어 증여를 모두 더했습니다. 다만 그때에도 판례는 특별수익에서 뺄 수 있다고 보았습니다.',
  'measure-of-reward':
    '부양·기여에 상응하는 범위는 법원이 사정을 보아 정합니다. 입력하신 금액을 그대로 반영했고, 새 규정에 관한 대법원 판례는 아직 찾지 못했습니다.',
  'reward-in-base':
    '부양·기여에 대한 보상으로 한 유증과 돌아가시기 전 1년 안의 증여를 유류분의 기초재산에서도 빼는지는 조문에 적혀 있지 않습니다. 여기서는 빼고 계산했습니다.',
  'several-recipients':
    '여러 사람이 받은 경우 누구에게 얼마를 청구하는지는 판례의 기준에 따라 나누었습니다. 상속인은 자기 유류분을 넘는 금액, 제3자는 받은 금액의 비율로 부담합니다. 조문은 받은 가액의 비율이라고만 적고 있습니다.',
  'excess-benefit':
    '자기 상속분보다 많이 받은 상속인의 초과분은 나머지 상속인이 법정상속분의 비율로 나누어 부담하는 것으로 계산했습니다. 조문이 아니라 판례의 취지를 따른 것입니다.',
  'debts-beyond-share':
    '부담할 빚이 상속으로 받을 재산보다 많으면 그 차액을 부족액에 더했습니다(한정승인을 했다면 더하지 않습니다). 조문이 아니라 판례를 따른 것입니다.',
  'no-base':
    '빚이 재산과 증여를 합한 금액과 같거나 더 많으면 유류분도 없는 것으로 계산했습니다. 이때 부담할 빚만큼을 청구할 수 있는지 정한 대법원 판례는 찾지 못했습니다.',
  'several-claimants':
    '여러 분이 함께 청구하면 같은 사람에게 청구하는 금액의 합계가 그 사람이 돌려줄 수 있는 금액을 넘습니다. 여기서는 한 분씩 따로 계산했으므로, 그 사람에게서 받는 금액은 줄고 나머지를 다른 사람에게 청구하게 될 수 있습니다.',
  'gifts-of-represented':
    '대습상속에서는 먼저 사망한 분이 생전에 받은 증여도 대습상속인이 상속분을 미리 받은 것으로 봅니다. 그런 증여가 있으면 함께 입력해 주세요.',
  'gift-to-represented':
    '먼저 사망한 분이 받은 증여는 대습상속인들이 각자의 상속분에 따라 받은 것으로 나누었습니다. 나누는 방법을 정한 대법원 판례는 찾지 못했습니다.',
  'gifts-before-representation':
    '대습상속인이 받은 증여를 언제 받았는지 입력하지 않아 모두 더했습니다. 먼저 사망한 분이 돌아가시기 전에 받은 증여라면 상속인이 아닌 사람이 받은 증여와 같이 계산합니다.',
  'in-truth-to-represented':
    '먼저 사망한 분이 돌아가시기 전에 대습상속인이 받은 증여라도, 실제로는 먼저 사망한 분에게 준 것과 다르지 않다고 인정되면 오래전에 받았어도 더할 수 있습니다. 여기서는 그렇지 않은 것으로 계산했습니다.',
  'counted-before-representation':
    '먼저 사망한 분이 돌아가시기 전에 받았지만 계산에 포함된 증여를, 받은 분의 유류분에서도 빼는지, 청구를 받을 때 그분의 유류분만큼은 남겨 두는지 정한 대법원 판례는 찾지 못했습니다. 여기서는 빼고, 남겨 두었습니다.',
};

/** What was not asked for and would change the claim. */
export const dependencePhrases: Record<ForcedShareDependence['code'], string> = {
  'universal-legacy':
    '재산 전부나 몇 분의 몇을 준 유언(포괄유증)이면 받은 분이 빚도 그만큼 넘겨받아, 본인이 부담할 빚과 부족액이 달라집니다. 여기서는 정해진 재산을 준 유언으로 보고, 빚은 상속인들이 법정상속분대로 부담하는 것으로 계산했습니다.',
  'limited-acceptance':
    '한정승인을 하셨으면 상속으로 받을 재산보다 많은 빚은 부족액에 더하지 않습니다. 여기서는 한정승인을 하지 않은 것으로 계산했습니다.',
  'recipient-renounced':
    '증여받은 상속인이 상속을 포기했으면 돌아가시기 전 1년 안에 받은 것과 양쪽이 손해를 알고 한 것만 더하고, 남은 분들의 상속분이 커집니다. 여기서는 포기하지 않은 것으로 계산했습니다.',
};

export const limitationPhrases: Record<Limitation['code'], string> = {
  'forced-share-1y':
    '돌아가신 사실과 돌려받을 증여나 유증이 있었다는 사실을 모두 안 때부터 1년이 지나면 청구할 수 없습니다.',
  'forced-share-10y': '그 사실을 알지 못했더라도 돌아가신 때부터 10년이 지나면 청구할 수 없습니다.',
};

/** What the computation leaves out; shown beside every result. */
export const leftOut: readonly Explanation[] = [
  {
    text: '유언대용신탁에 맡긴 재산이 유류분의 대상인지는 하급심 판결이 서로 다르고, 대법원 판례를 찾지 못했습니다. 이 계산에는 반영하지 않았습니다.',
    articles: ['신탁법 제59조'],
  },
  {
    text: '유류분을 계산할 때 기여분은 따로 빼지 않습니다. 부양하거나 기여한 사정은 그 보상으로 받은 재산이 있을 때에만 계산에 반영됩니다.',
    articles: ['민법 제1118조', '민법 제1008조의2', '민법 제1008조 단서'],
  },
  {
    text: '상속재산을 이미 나누었다면 실제로 받은 재산에 따라 결과가 달라질 수 있습니다.',
    articles: ['민법 제1013조'],
  },
];
