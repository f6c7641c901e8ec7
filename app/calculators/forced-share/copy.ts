import { withParticle } from '#app/law/korean-words.ts';
import { anchors } from '../state/calculator-id.ts';

/** 유류분 계산기: the texts of the calculator. */
export const copy = {
  /** Anchor of the chapter, and prefix of the ids in it. */
  id: anchors['forced-share'],
  steps: {
    label: '유류분 계산의 세 단계',
    family: '1. 가족',
    estate: '2. 재산과 빚',
    gifts: '3. 증여와 유언',
    next: { estate: '다음: 재산과 빚', gifts: '다음: 증여와 유언' },
    example: '예시 입력',
    clear: '모두 지우기',
    /** Note of a step without entries. */
    open: '입력 전',
    noGifts: '없음',
    giftCount: '건',
  },
  family: {
    me: '고인과의 관계',
    options: {
      spouse: '배우자',
      child: '자녀',
      grandchild: '손주·며느리·사위 (자녀가 먼저 사망)',
      parent: '부모',
      sibling: '형제자매',
    },
    /** Question to representatives of a late child or sibling. */
    standsAs: '자세한 관계',
    standings: {
      grandchild: { child: '손주', spouse: '며느리·사위' },
      sibling: { own: '형제자매', child: '조카', spouse: '형제자매의 배우자' },
    },
    death: '돌아가신 날',
    spouse: '고인의 배우자',
    children: '자녀 수',
    childrenWithMe: '자녀 수 (본인 포함)',
    childrenWithLate: '자녀 수 (먼저 사망한 분 포함)',
    parents: '살아 계신 부모님 수',
    parentsWithMe: '살아 계신 부모님 수 (본인 포함)',
    siblings: '형제자매 수',
    siblingsWithMe: '형제자매 수 (본인 포함)',
    siblingsWithLate: '형제자매 수 (먼저 사망한 분 포함)',
    grandchildren: '먼저 사망한 분의 자녀 수',
    grandchildrenWithMe: '먼저 사망한 분의 자녀 수 (본인 포함)',
    childSpouse: '먼저 사망한 분의 배우자',
    people: '명',
    howMany: '몇 분',
  },
  /** People who died before or do not inherit. */
  relatives: {
    summary: '먼저 사망했거나 상속을 포기한 가족이 있다면',
    any: '그런 가족이 있나요?',
    hint: '상속포기는 가정법원에 신고한 경우만 고르세요. 제1041조',
    who: '누구인가요?',
    status: '상태',
    statuses: {
      predeceased: '먼저 사망',
      renounced: '상속포기',
      disqualified: '상속결격',
      forfeited: '상속권 상실',
    },
    spouse: '그분의 배우자',
    children: '그분의 자녀 수',
    add: '가족 한 분 더 입력',
    remove: '삭제',
    full: '여덟 분까지 입력하실 수 있습니다. 더 있으면 상담하실 때 말씀해 주세요.',
  },
  estate: {
    estate: '고인의 재산',
    estateHint:
      '돌아가신 때의 시가로, 유언으로 주신 재산까지 모두 입력해 주세요. 없으면 0을 입력해 주세요.',
    debts: '고인의 빚',
    debtsHint:
      '대출, 돌려줄 보증금, 밀린 세금을 모두 더해 주세요. 비워 두시면 빚이 없는 것으로 계산합니다.',
    acceptance: '본인이 한정승인을 하셨나요?',
    acceptanceHint:
      '한정승인은 물려받은 재산 안에서만 빚을 갚겠다고 가정법원에 신고하는 것입니다. 하셨다면 물려받을 재산보다 많은 빚은 부족액에 더하지 않습니다. 제1028조, 대법원\u00a02020다247428',
    yes: '네',
    no: '아니요',
  },
  gifts: {
    intro:
      '나와 다른 가족이 받은 재산, 가족이 아닌 사람이 받은 재산을 모두 입력해 주세요. 상속인이 받은 집이나 돈은 몇 년 전에 받았든 입력합니다. 1979년 1월 1일 전에 받은 것은 받은 분이 청구할 금액에서만 뺍니다.',
    any: '증여나 유언으로 재산을 받은 사람이 있나요?',
    /** Ordinals, one for each possible row. */
    nth: [
      '첫 번째',
      '두 번째',
      '세 번째',
      '네 번째',
      '다섯 번째',
      '여섯 번째',
      '일곱 번째',
      '여덟 번째',
    ],
    kind: '받은 방법',
    kinds: { gift: '생전 증여', legacy: '유언', insurance: '사망보험금' },
    to: '받은 분',
    scope: '무엇을 주는 유언인가요?',
    scopes: { specific: '정해진 재산', whole: '전부', fraction: '몇 분의 몇' },
    scopeHint:
      '재산 전부나 몇 분의 몇을 받은 분은 빚도 그만큼 떠안습니다. 제1078조, 대법원\u00a02022다220014',
    partOf: '재산을 몇으로 나누었나요?',
    parts: '그중 몇을 받았나요?',
    amount: '돌아가신 때의 금액',
    /** Hint for a gift, whose value at the death is not simply its price then. */
    amountHint:
      '돈은 받은 금액에, 돌아가시기 전에 팔았거나 수용된 재산은 그때의 값에 돌아가실 때까지 오른 물가를 더해 주세요. 대법원\u00a02006다28126·2019다222867',
    money: '받은 보험금',
    paid: '보험료를 누가 냈나요?',
    paids: { all: '고인이 모두', part: '고인이 일부' },
    premiums: '낸 보험료 전체',
    premiumsByDeceased: '그중 고인이 낸 보험료',
    premiumsHint:
      '받은 보험금에 고인이 낸 보험료의 비율을 곱해 계산합니다. 받을 사람이 정해져 있던 보험금은 고인의 재산에 더하지 마세요. 대법원\u00a02020다247428',
    /** @param who the represented person; @param died before the deceased; if false, the person does not inherit */
    representation: (who: string, died: boolean) =>
      `${beforeRepresentation(who, died)}에 받았나요, 후에 받았나요`,
    representationOfInsurance: (who: string, died: boolean) =>
      `${beforeRepresentation(who, died)}에 받을 사람으로 정했나요, 후에 정했나요`,
    representations: { before: '전에', after: '후에' },
    representationHint: (who: string, died: boolean) =>
      `${beforeRepresentation(who, died)}에 받은 증여는 상속분을 미리 받은 것으로 보지 않습니다(대법원\u00a02012다31802). ${withParticle(who, '이', '가')} 받은 재산은 ‘받은 분’에서 그분을 골라 주세요.`,
    when: '돌아가시기 얼마 전에 주셨나요?',
    whenNamed: '돌아가시기 얼마 전에 받을 사람으로 정했나요?',
    whens: { year: '1년 안', before: '1년보다 전' },
    whenHint:
      '상속인이 아닌 분이 받은 증여는 원칙적으로 돌아가시기 전 1년 안의 것만 계산에 포함됩니다. 제1114조',
    knownHarm: '준 분과 받은 분 모두 상속인의 손해를 알았나요?',
    knownHarmHint:
      '배우자나 자녀가 청구한다면, 증여할 때 준 재산이 남은 재산보다 많고 돌아가실 때까지 재산이 늘지 않으리라는 것까지 두 분이 모두 알았어야 합니다. 청구하는 분이 증명해야 합니다. 대법원\u00a02010다50809·2023다203894',
    yes: '네',
    no: '아니요',
    rewardAsked: '부양·기여의 대가로 받았습니다',
    reward: '그중 보상에 해당하는 금액',
    rewardHint:
      '고인을 특별히 부양하거나 특별히 기여한 데 대한 보상으로 받은 재산은 그만큼 계산에서 뺍니다. 제1008조 단서',
    /** Question that unfolds the fields which change the amount. */
    thingAsked: '함께 넘긴 빚이 있거나 값이 달라졌다면',
    oldThingAsked: '함께 넘긴 빚이 있거나, 값이 달라졌거나, 1979년 전에 받았다면',
    burdens: { gift: '함께 넘긴 대출·보증금', legacy: '받은 분이 떠안는 대출·보증금' },
    burdenHints: {
      gift: '금액에서 뺍니다. 고인의 빚에는 더하지 마세요. 대법원\u00a02009다15794',
      legacy: '금액에서 뺍니다. 고인의 빚에도 더해 주세요. 대법원\u00a02022다203583',
    },
    improvement: '받은 분이 자기 돈으로 올린 값',
    improvementHint:
      '받은 뒤에 땅을 개발하거나 건물을 고쳐서 오른 값입니다. 금액에서 뺍니다. 대법원\u00a02010다104768·2020다250783',
    valueAtTrial: '재판이 끝날 때의 시가',
    valueAtTrialHint:
      '재산 자체를 돌려받을 수 없어 돈으로 받을 때의 금액을 함께 계산합니다. 현금이면 비워 두세요. 대법원\u00a02022다203583',
    before1979: '1979년 1월 1일 전에 받았습니다',
    before1979Hint:
      '다른 분은 이 재산을 돌려 달라고 할 수 없습니다. 받은 분이 청구할 부족액에서는 뺍니다. 대법원\u00a02010다78722·2017다278422',
    inTruthAsked: '상속인의 배우자나 자녀 등이 받았다면',
    inTruth: '실제로는 누가 받은 것인가요?',
    inTruthNobody: '받은 분 본인',
    inTruthHint:
      '증여한 경위, 재산의 가치, 상속인이 얻은 이익을 보아 상속인에게 직접 준 것과 다르지 않으면 상속인이 받은 것으로 봅니다. 대법원\u00a02006스3',
    add: '받은 재산 하나 더 입력',
    full: '여덟 건까지 입력하실 수 있습니다. 더 있으면 상담하실 때 말씀해 주세요.',
    remove: '삭제',
  },
  names: {
    me: '본인',
    spouse: '고인의 배우자',
    child: '자녀',
    otherChild: '다른 자녀',
    late: '먼저 사망한 분',
    otherGrandchild: '다른 손주',
    otherNephew: '다른 조카',
    /** Suffixes of a name. */
    spouseOf: '의 배우자',
    childOf: '의 자녀',
    parent: '부모',
    otherParent: '다른 부모',
    sibling: '형제자매',
    otherSibling: '다른 형제자매',
    outsider: '그 밖의 사람',
  },
  missing: {
    relative: '먼저 사망했거나 포기한 가족',
    gifts: '증여와 유언',
    item: '증여·유증의',
    amount: '금액',
    premiums: '보험료',
    representation: '받은 때',
  },
  /** Texts of the answer line, which is narrow. */
  short: {
    begin: '가족과 돌아가신 날을 입력해 주세요',
    none: '내 유류분은 없습니다',
    check: '금액을 다시 확인해 주세요',
    ratio: '내 유류분은 전체의',
    gifts: '재산과 증여, 유언을 입력해 주세요',
    noBase: '유류분을 계산할 재산이 없습니다',
    enough: '적게 받지 않으셨습니다',
    missing: '빠진 증여가 없는지 확인해 주세요',
    shortfall: '유류분 부족액',
    name: '유류분',
    late: '증여를 나중에 아셨는지 확인하세요',
  },
  result: {
    label: '계산 결과',
    missing: '입력하지 않은 항목:',
    begin: '가족과 돌아가신\u00a0날부터 입력해 주세요.',
    beginText: '입력하시면 바로 계산 결과가 나옵니다. 먼저 예시를 입력해 보셔도 됩니다.',
    ratio: { before: '법이 보장하는 최소한의 상속분은 전체의', after: '입니다.' },
    ratioText: '이것을 유류분이라고 합니다. 재산과 증여를 입력하시면 금액을 계산합니다.',
    short: { before: '유류분 부족액은', after: '입니다.', but: '이지만, ' },
    enough: '유류분 부족액이 없습니다.',
    enoughBut: '유류분 부족액이 없지만, ',
    /** Open questions that may change the amount; `or` is the form before another one. */
    dependsOn: {
      'universal-legacy': {
        or: '재산 전부나 몇 분의 몇을 준 유언(포괄유증)이거나',
        last: '재산 전부나 몇 분의 몇을 준 유언(포괄유증)이면',
      },
      'limited-acceptance': { or: '한정승인을 하셨거나', last: '한정승인을 하셨으면' },
      'recipient-renounced': {
        or: '증여받은 상속인이 상속을 포기했거나',
        last: '증여받은 상속인이 상속을 포기했으면',
      },
    },
    differs: '달라집니다.',
    enoughText:
      '이미 받은 재산과 상속으로 받을 재산이 유류분과 같거나 더 많습니다. 따로 청구하실 금액은 없습니다.',
    shortText: '유류분에서 이미 받은 재산과 상속으로 받을 재산을 뺀 금액입니다.',
    noBase: '유류분을 계산할 재산이 없습니다.',
    noBaseText: '빚이 재산과 증여를 더한 금액과 같거나 더 많습니다. 민법\u00a0제1113조\u00a0제1항',
    none: '이 상속에서는 내 유류분이 없습니다.',
    contradiction: '입력하신 금액이 서로 맞지 않습니다.',
    base: '기초재산',
    baseParts: { estate: '재산', gifts: '더하는 증여', debts: '빚' },
    share: '내 법정상속분',
    forced: '내 유류분',
    have: '받았거나 받을 재산',
    haveParts: { benefit: '이미 받은 재산', net: '상속으로 받을 재산' },
    shortfall: '유류분 부족액',
    articles: {
      base: '제1113조\u00a0제1항',
      share: '제1009조',
      spouseOrDescendant: '법정상속분의 2분의\u00a01, 제1112조',
      ascendant: '법정상속분의 3분의\u00a01, 제1112조',
      have: '제1118조·제1008조',
      short: '제1115조\u00a0제1항',
    },
    demands: '청구할 사람과 금액',
    legacy: '유증받은 재산에서',
    gift: '증여받은 재산에서',
    atTrial: '돈으로 받으면',
    how: '청구 방법',
    payments: {
      value: {
        text: '부족한 만큼을 돈으로 청구합니다. 청구한 날부터 이자가 붙습니다.',
        article: '제1115조\u00a0제1항',
      },
      'in-kind': {
        text: '2026. 3. 17. 전에 돌아가셨으므로 받은 재산 자체의 반환을 청구하는 것이 원칙입니다. 재산 자체를 돌려받을 수 없으면 돈으로 받고, 재판이 끝날 때의 시가로 계산합니다.',
        article: '개정 전 제1115조\u00a0제1항, 대법원\u00a02022다203583',
      },
    },
    /** Advice for debts that exceed the estate. */
    indebted: {
      text: '고인의 빚이 재산보다 많습니다. 돌아가신 것을 안 날부터 3개월 안에 상속포기나 한정승인을 신고하지 않으면 빚까지 물려받습니다. 상속을 포기하면 유류분도 청구할 수 없습니다.',
      article: '제1019조\u00a0제1항·제1025조·제1026조·제1028조, 대법원\u00a02011스191',
      area: '상속포기·한정승인 알아보기',
      deadlines: '3개월이 끝나는 날 확인하기',
    },
    limits: '언제까지 청구해야 하나요',
    limitTerms: { 'forced-share-1y': '1년', 'forced-share-10y': '10년' },
    deadlines: '기한 계산기로 날짜 확인하기',
  },
  /** Shown below a claim. */
  leftOut:
    '이미 나눈 재산, 조부모님이 상속인인 경우, 부모님이 상속을 포기하거나 상속권을 잃은 손주의 유류분은 이 계산에 반영하지 않았습니다.',
  valued: '증여와 재산은 돌아가신 때의 금액으로 입력하신 것으로 보고 계산했습니다.',
  facts: {
    title: '[유류분 계산]',
    family: '가족',
    reward: '보상',
    relatives: '먼저 사망했거나 상속하지 않는 가족',
    benefits: '증여와 유언',
    acceptance: '한정승인',
    whole: '재산 전부',
    fraction: '재산의',
    burden: '함께 넘긴 빚',
    burdenOfLegacy: '떠안는 빚',
    improvement: '받은 분이 올린 값',
    valueAtTrial: '재판이 끝날 때의 시가',
    before1979: '1979년 전에 받음',
    /** Texts around amounts: 보험료 3억 원 가운데 1억 원은 고인이 냄. */
    premiums: '보험료',
    among: '가운데',
    byDeceased: '고인이 냄',
    /** Spouse and children of a relative. */
    partner: '배우자',
    children: '자녀',
    /** Suffix of the time for an insurance. */
    named: '에 받을 사람으로 정함',
    knownHarm: '두 분 모두 손해를 앎',
    /** Texts before and after a name. */
    inTruth: '실제로는',
    got: '받음',
    representations: {
      before: beforeRepresentation,
      after: (who: string, died: boolean) =>
        `${withParticle(who, '이', '가')} ${died ? '돌아가신' : '상속하지 못하게 된'} 뒤`,
    },
  },
  table: {
    caption: '유류분의 비율',
    intro:
      '자바스크립트를 쓸 수 없는 브라우저에서는 자주 있는 가족의 비율을 표로 보여 드립니다. 유류분은 법정상속분에 2분의 1이나 3분의 1을 곱한 것입니다.',
    head: ['누구의 유류분', '법정상속분의', '기초재산의'],
    families: {
      children: '자녀 둘, 배우자 없음',
      spouseAndChildren: '배우자와 자녀 둘',
      spouseAndParents: '배우자와 부모 두 분',
      spouseAlone: '배우자 혼자',
      parents: '부모 두 분',
    },
    heirs: { spouse: '배우자', child: '자녀 한 명', parent: '부모 한 분' },
    siblings: {
      name: '형제자매',
      text: '없음. 2024. 4. 25. 헌법재판소의 위헌 결정으로 없어졌습니다.',
    },
    basis: '민법\u00a0제1112조, 헌법재판소\u00a02020헌가4',
  },
};

/** 먼저 사망한 분이 돌아가시기 전: before the representation arose. */
function beforeRepresentation(who: string, died: boolean): string {
  return `${withParticle(who, '이', '가')} ${died ? '돌아가시기' : '상속하지 못하게 되기'} 전`;
}
