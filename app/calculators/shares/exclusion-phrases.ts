import type { ExclusionReason } from '#app/law/shares/exclusion-reasons.ts';

/** Reasons why a person who might be expected to inherit does not. */
export const exclusionPhrases: Record<ExclusionReason['code'], string> = {
  predeceased: '고인보다 먼저 사망하여 상속인이 되지 않습니다.',
  simultaneous: '고인과 동시에 사망한 것으로 추정되어, 서로 상속하지 않습니다.',
  renounced: '상속을 포기하여 처음부터 상속인이 아니었던 것이 됩니다.',
  disqualified: '상속결격 사유가 있어 상속인이 되지 못합니다.',
  forfeited: '가정법원의 선고로 상속이 시작된 때부터 상속권을 잃었습니다.',
  stillborn: '태아는 살아서 태어난 때에만 상속인이 됩니다.',
  given_up_full_adoption:
    '다른 가정에 친양자로 입양되어 고인과의 친족관계가 끝났으므로 상속하지 않습니다. 고인의 배우자가 단독으로 입양한 경우에는 관계가 이어져 상속합니다.',
  de_facto:
    '법률상 배우자만 상속합니다. 혼인신고를 하지 않은 사실혼 배우자는 함께 산 기간과 관계없이 상속하지 않습니다.',
  divorced: '이혼하면 법률상 배우자가 아니므로 상속하지 않습니다.',
  unrecognized:
    '인지되지 않은 혼인 외 자녀는 아직 법률상 자녀가 아닙니다. 사망을 안 날부터 2년 안에 인지를 청구할 수 있고, 인지되면 태어난 때부터 자녀였던 것이 되어 똑같이 상속합니다. 이미 재산을 나눈 뒤라면 가액을 청구합니다.',
  stepchild: '배우자의 자녀는 입양하지 않았다면 법률상 직계비속이 아니어서 상속하지 않습니다.',
  lost_by_full_adoption: '고인이 친양자로 입양되어 친족관계가 끝났으므로 상속하지 않습니다.',
  'not-kin': '고인의 법률상 친족이 아닌 사람을 거쳐서는 상속하지 않습니다.',
  'after-descendants': '앞 순위인 직계비속이 상속하므로 상속인이 되지 않습니다.',
  'after-ascendants': '앞 순위인 직계존속이 상속하므로 상속인이 되지 않습니다.',
  'after-siblings': '앞 순위인 형제자매나 그 대습상속인이 상속하므로 상속인이 되지 않습니다.',
  'spouse-alone': '배우자가 혼자 상속하므로 상속인이 되지 않습니다.',
  'children-renounced':
    '배우자와 함께 상속할 직계비속이 모두 포기한 상속분은 배우자에게 가므로 상속인이 되지 않습니다.',
  'parents-renounced':
    '배우자와 함께 상속할 직계존속이 모두 포기한 상속분은 배우자에게 가는 것으로 보아, 상속인이 되지 않습니다.',
  'nearer-relative': '고인과 촌수가 더 가까운 사람이 상속하므로 상속인이 되지 않습니다.',
  'parent-renounced':
    '상속을 포기한 사람의 자녀나 손자녀가 대신 상속하지는 않습니다. 포기는 대습상속의 사유가 아닙니다.',
  'no-representation-in-fourth-rank':
    '4순위에서는 대습상속이 없습니다. 촌수가 더 가까운 사람이 상속합니다.',
  'beyond-fourth-degree': '4촌을 넘는 방계혈족은 상속인이 아닙니다.',
  'spouse-of-heir': '그 배우자가 직접 상속하므로, 며느리나 사위와 같은 인척은 상속하지 않습니다.',
  'spouse-of-renouncer': '상속을 포기한 사람의 배우자는 대신 상속하지 않습니다.',
  'spouse-of-barred':
    '대습상속하는 배우자는 먼저 사망한 사람의 배우자뿐이어서, 결격되거나 상속권을 잃은 사람의 배우자는 상속하지 않습니다.',
  'spouse-of-forfeited-before-2026':
    '그때의 법에서 대습상속하는 배우자는 먼저 사망하거나 결격된 사람의 배우자였으므로, 상속권을 잃은 사람의 배우자는 상속하지 않는 것으로 보았습니다.',
  'spouse-remarried': '배우자가 사망한 뒤 재혼하여 인척관계가 끝났으므로 대습상속하지 않습니다.',
  'in-law': '고인의 인척은 대습상속하는 경우가 아니면 상속하지 않습니다.',
};

/** Appended to the phrase if others represent the person. */
export const represented = '대습상속인이 대신 상속합니다.';
