import type { AreaDetails, AreaId } from './content-schema.ts';
import type { LawFactId } from './law-facts.ts';

/**
 * The details of each area: for whom, what the firm does, deadline, documents, costs, legal basis, and what
 * its page is called and leads to.
 */
export const areaDetails: Record<AreaId, AreaDetails> = {
  forfeiture: {
    title: '상속권 상실 선고(구하라법) 청구 요건과 기한',
    description:
      '부양 의무를 중대하게 위반했거나 고인을 심히 부당하게 대우한 상속인의 상속권 상실을 가정법원에 청구하는 요건, 6개월의 기한, 필요한 자료를 법조문과 함께 안내합니다.',
    who: '부양 의무를 중대하게 위반했거나 고인을 심히 부당하게 대우한 사람과 함께 상속하게 된 가족',
    work: [
      '사유를 증명할 자료를 모읍니다',
      '가정법원에 상속권 상실 선고를 청구합니다',
      '고인이 공정증서 유언으로 그 뜻을 남기셨으면 유언집행자로서 청구합니다',
    ],
    deadline:
      '그 사람이 상속인이 된 것을 안 날부터 6개월. 2024년 4월 25일 이후 돌아가신 경우에 적용됩니다',
    papers: ['가족관계증명서', '부양하지 않은 기간을 증명하는 자료', '형사 판결문과 진료 기록'],
    costs: ['착수금', '성공보수', '인지대', '송달료'],
    basis: '민법 제1004조의2',
    facts: ['2.2', '2.3', '2.4', '2.5'],
    tool: 'deadlines',
    guides: ['forced-share-claim'],
    questions: ['neglected-family', 'children-in-law'],
  },
  recovery: {
    title: '상속회복청구: 가져간 상속재산을 돌려받는 방법과 기한',
    description:
      '다른 사람이 상속인인 것처럼 상속재산을 가져갔을 때 돌려 달라고 청구하는 방법, 3년과 10년의 기한, 필요한 서류를 법조문과 함께 안내합니다.',
    who: '다른 사람이 상속인인 것처럼 재산을 가져가, 상속받지 못한 상속인',
    work: [
      '등기와 예금 거래 내역을 확인합니다',
      '가처분 등 보전처분을 신청합니다',
      '재산을 돌려 달라고 청구합니다',
    ],
    deadline: '침해된 것을 안 날부터 3년, 침해한 날부터 10년 가운데 먼저 끝나는 날까지',
    papers: ['가족관계증명서', '등기사항증명서', '거래 내역'],
    costs: ['착수금', '성공보수', '인지대', '송달료'],
    basis:
      '민법 제999조. 고인이 사망한 뒤 인지된 사람이 제1014조에 따라 청구할 때에는 10년의 제한이 위헌입니다(헌법재판소 2024. 6. 27. 2021헌마1588).',
    facts: ['5.5', '5.6'],
    tool: 'deadlines',
    guides: ['registration-and-acquisition-tax', 'division-agreement'],
    questions: ['divorced-spouse-and-stepchildren', 'adopted-child'],
  },
  guardianship: {
    title: '성년후견 신청 방법과 후견의 종류',
    description:
      '치매나 사고로 스스로 판단하기 어려워진 가족을 위한 성년후견·한정후견·특정후견과 임의후견(후견계약)을 법조문과 함께 안내합니다.',
    who: '치매나 사고로 스스로 판단하기 어려워진 분의 가족, 미리 후견인을 정해 두려는 분',
    work: [
      '성년후견·한정후견·특정후견 가운데 알맞은 것을 정합니다',
      '가정법원에 후견 개시를 청구합니다',
      '미리 정해 두실 때에는 공정증서로 후견계약을 체결합니다',
    ],
    deadline: '상속이 함께 걸려 있으면 승인이나 포기를 결정하는 3개월이 먼저입니다(제1019조)',
    papers: ['가족관계증명서와 기본증명서', '진단서', '재산 목록'],
    costs: ['착수금', '인지대', '송달료', '감정료', '공증 수수료'],
    basis: '민법 제9조·제12조·제14조의2·제929조·제959조의14',
    facts: ['3.1', '6.7'],
    tool: 'deadlines',
    guides: ['minor-heirs'],
    questions: ['debts-of-a-minor', 'will-without-address'],
  },
  division: {
    title: '상속재산분할 협의와 심판, 기여분과 특별수익',
    description:
      '상속재산을 협의로 나누는 방법, 협의가 되지 않을 때 가정법원의 심판, 기여분과 특별수익의 계산을 법조문과 함께 안내합니다.',
    who: '나누는 방법에 합의하지 못한 상속인, 연락이 닿지 않는 상속인이 있는 가족',
    work: [
      '상속재산과 생전에 받은 재산을 확인합니다',
      '기여분과 특별수익을 계산합니다',
      '협의서를 작성하거나 가정법원에 분할을 청구합니다',
    ],
    deadline:
      '상속세 신고는 돌아가신 달의 말일부터 6개월. 배우자 상속공제를 5억 원보다 많이 받으려면 신고기한의 다음 날부터 9개월 안에 재산을 나누고 등기까지 마칩니다',
    papers: ['가족관계증명서', '재산과 빚의 목록', '증여와 부양을 증명하는 자료'],
    costs: ['착수금', '성공보수', '인지대', '송달료', '감정료'],
    basis: '민법 제1008조·제1008조의2·제1012조·제1013조·제1015조, 상증법 제19조·제67조',
    facts: ['5.1', '5.2', '5.4', '7.1', '7.4'],
    tool: 'shares',
    guides: ['division-agreement', 'contribution-and-special-benefit', 'unreachable-heir'],
    questions: ['unreachable-heir', 'caring-child', 'heirs-abroad'],
  },
  'forced-share': {
    title: '유류분 반환청구: 계산 방법과 1년의 기한',
    description:
      '증여나 유언 때문에 유류분보다 적게 받았을 때 부족액을 계산하고 청구하는 방법, 1년과 10년의 기한, 2026년 개정 내용을 법조문과 함께 안내합니다.',
    who: '증여나 유언 때문에 유류분보다 적게 받은 배우자, 직계비속, 직계존속',
    work: [
      '계산에 포함되는 재산과 증여를 찾습니다',
      '부족한 금액을 계산합니다',
      '받은 분에게 청구하고, 필요하면 소송을 합니다',
    ],
    deadline:
      '돌아가신 것과 증여·유증을 안 날부터 1년, 돌아가신 날부터 10년 가운데 먼저 끝나는 날까지',
    papers: ['가족관계증명서', '등기사항증명서와 계좌 내역', '유언장'],
    costs: ['착수금', '성공보수', '인지대', '송달료', '감정료'],
    basis: '민법 제1112조–제1118조',
    facts: ['4.1', '4.3', '4.4', '4.5', '4.6', '4.7', '4.10', '4.11', '4.13'],
    tool: 'forced-share',
    guides: ['forced-share-claim', 'contribution-and-special-benefit'],
    questions: ['old-gift', 'siblings-forced-share', 'trust-and-forced-share'],
  },
  will: {
    title: '유언장 작성과 유언대용신탁, 유언 검인',
    description:
      '자필증서, 녹음, 공정증서, 비밀증서, 구수증서의 요건과 증인, 유언의 철회와 검인을 법조문과 함께 안내합니다.',
    who: '가족의 다툼을 줄이고 싶은 분, 유언을 찾은 가족, 유언집행자',
    work: [
      '다섯 가지 방식 가운데 알맞은 방식을 정합니다',
      '유류분까지 계산해 유언의 내용을 정합니다',
      '유언의 검인과 집행을 돕습니다',
    ],
    deadline:
      '유언을 쓰는 데에는 기한이 없습니다. 비밀증서는 봉투에 적은 날부터 5일 안에 확정일자를 받고(제1069조), 구수증서는 급박한 사유가 끝난 날부터 7일 안에 검인을 신청합니다(제1070조)',
    papers: ['재산 목록', '받을 사람의 인적 사항', '이미 쓰신 유언'],
    costs: ['착수금', '공증 수수료', '인지대', '송달료'],
    basis: '민법 제1060조·제1061조·제1065조–제1070조·제1072조·제1091조·제1108조',
    facts: ['6.1', '6.2', '6.3', '6.4', '6.5', '11.5'],
    tool: 'forced-share',
    guides: ['holograph-will', 'forced-share-claim'],
    questions: ['will-without-address', 'trust-and-forced-share'],
  },
  renunciation: {
    title: '상속포기·한정승인 신청 기간과 방법',
    description:
      '상속포기와 한정승인의 차이, 3개월의 기간과 연장, 특별한정승인, 필요한 서류를 법조문과 함께 안내합니다.',
    who: '빚이 더 많은 분, 빚이 얼마인지 모르는 분, 다음 순위로 상속인이 된 분',
    work: [
      '상속포기와 한정승인 가운데 알맞은 것을 정합니다',
      '함께 신고할 가족의 범위를 정합니다',
      '가정법원에 신고하고, 한정승인이면 채권자 공고와 변제까지 진행합니다',
    ],
    deadline:
      '상속이 시작된 것을 안 날부터 3개월. 미성년자는 법정대리인이 안 날부터 셉니다. 가정법원에 연장을 청구할 수 있습니다',
    papers: [
      '고인의 기본증명서와 가족관계증명서, 말소된 주민등록표 초본',
      '신고하는 분의 가족관계증명서와 주민등록표 초본, 인감증명서',
      '한정승인이면 재산목록',
    ],
    costs: ['착수금', '인지대', '송달료', '공고 비용'],
    basis: '민법 제1019조·제1020조·제1028조·제1030조·제1032조·제1041조–제1043조',
    facts: ['3.1', '3.2', '3.3', '3.5', '3.7', '3.8'],
    tool: 'deadlines',
    guides: ['renunciation-or-limited-acceptance', 'one-stop-service', 'minor-heirs'],
    questions: [
      'renunciation-or-limited-acceptance',
      'debts-found-late',
      'all-children-renounce',
      'debts-of-a-minor',
    ],
  },
  tax: {
    title: '상속세 신고기한과 상속등기',
    description:
      '상속세 신고기한 6개월, 일괄공제와 배우자공제, 분납과 연부연납, 상속등기와 취득세를 법조문과 함께 안내합니다.',
    who: '부동산이나 예금을 물려받은 분, 재산을 아직 나누지 못했는데 신고기한이 가까운 가족',
    work: [
      '상속재산과 공제를 정리합니다',
      '나누는 방법에 따라 세금이 얼마나 달라지는지 함께 검토합니다',
      '상속등기를 신청합니다',
    ],
    deadline:
      '돌아가신 달의 말일부터 6개월. 고인이나 상속인의 주소가 외국에 있으면 9개월. 상속인 가운데 일부만 외국에 있다면 6개월 안에 신고하시는 것이 안전합니다',
    papers: ['등기사항증명서', '잔액증명서', '빚과 장례비를 증명하는 서류'],
    costs: ['착수금', '취득세와 등기 비용'],
    basis:
      '상속세 및 증여세법 제13조·제18조–제22조·제23조의2·제26조·제67조·제69조–제71조, 지방세법 제20조',
    facts: ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.11', '12.17'],
    tool: 'inheritance-tax',
    guides: ['tax-return-and-instalments', 'registration-and-acquisition-tax', 'heirs-abroad'],
    questions: ['tax-return-deadline', 'tax-instalments', 'tax-reform', 'heirs-abroad'],
  },
};

/** Headings of an area's page. */
export const areaWords = {
  who: '이런 분께 필요합니다',
  work: '진행하는 일',
  deadline: '기한',
  papers: '준비하시면 좋은 서류',
  papersAndCosts: '서류와 비용',
  costs: '드는 비용',
  fees: '비용이 정해지는 방법',
  articles: '조문 전체 보기',
  request: '상담 신청',
  questions: '자주 묻는 질문',
  allQuestions: '질문 모두 보기',
  basis: '조문',
};

/** Legal terms in the areas' sentences, with their explanations. */
export const areaTerms = [
  {
    id: 'term-contribution',
    area: 'division',
    word: '기여분',
    text: '고인을 특별히 부양했거나 고인의 재산에 특별히 기여한 상속인이 상속분에 더해 받는 것입니다. 상속인끼리 협의해 정하고, 협의가 되지 않으면 가정법원이 정합니다.',
    basis: '민법 제1008조의2',
    facts: ['5.1'],
  },
  {
    id: 'term-special-benefit',
    area: 'division',
    word: '특별수익',
    text: '상속인이 고인에게서 생전에 증여받았거나 유언으로 받은 재산입니다. 그만큼 상속분에서 뺍니다. 특별한 부양이나 기여에 대한 보상으로 받은 재산은 기여에 상응하는 범위에서 빼지 않습니다(2024년 4월 25일 이후 돌아가신 경우).',
    basis: '민법 제1008조',
    facts: ['4.5', '5.2'],
  },
] satisfies AreaTerm[];

interface AreaTerm {
  id: string;
  area: AreaId;
  word: string;
  text: string;
  basis: string;
  facts: LawFactId[];
}
