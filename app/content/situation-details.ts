import type { OfficeLink, SituationDetails, SituationId } from './content-schema.ts';

/**
 * What the page of each situation says besides its steps (situations.ts): papers, what not to do, where to
 * file, and where to go on.
 */
export const situationDetails: Record<SituationId, SituationDetails> = {
  'just-died': {
    title: '가족이 돌아가신 뒤 상속 절차와 할 일',
    description:
      '사망신고 1개월, 상속포기·한정승인 3개월, 상속세 신고 6개월. 가족이 돌아가신 뒤 먼저 할 일을 순서와 기한, 법조문과 함께 안내합니다.',
    papers: [
      '사망진단서 또는 시체검안서',
      '고인의 기본증명서와 가족관계증명서, 말소된 주민등록표 초본',
      '예금, 보험, 부동산, 대출을 알 수 있는 서류와 우편물',
      '고인이 남긴 유언장',
    ],
    avoid: [
      {
        act: '고인의 예금을 찾아 쓰거나 물건을 팔지 마세요.',
        why: '상속재산을 처분하면 단순승인이 되어 빚까지 모두 물려받습니다.',
        basis: '민법 제1026조 제1호',
      },
      {
        act: '빚을 확인하지 않은 채 3개월을 넘기지 마세요.',
        why: '3개월 안에 신고하지 않으면 단순승인을 한 것으로 봅니다.',
        basis: '민법 제1019조 제1항·제1026조 제2호',
      },
      {
        act: '유언장을 숨기거나 고치거나 없애지 마세요.',
        why: '유언장을 위조하거나 고치거나 없애거나 숨긴 사람은 상속인이 될 수 없습니다.',
        basis: '민법 제1004조 제5호',
      },
    ],
    offices: [
      gov24('안심상속 원스톱서비스로 고인의 재산과 빚을 조회합니다.'),
      courtHelp('상속포기와 한정승인 신고에 필요한 서류와 양식을 확인합니다.'),
      homeTax('상속세를 신고합니다.'),
    ],
    tool: 'deadlines',
    areas: ['renunciation', 'division', 'tax'],
    guides: ['one-stop-service', 'bank-deposits-and-funeral', 'renunciation-or-limited-acceptance'],
    questions: ['using-the-deposits', 'tax-return-deadline', 'same-accident', 'unborn-child'],
  },
  debt: {
    title: '빚이 더 많을 때: 상속포기와 한정승인, 3개월',
    description:
      '고인의 빚이 더 많으면 상속이 시작된 것을 안 날부터 3개월 안에 가정법원에 신고해야 합니다. 상속포기와 한정승인의 차이, 기간 연장, 특별한정승인을 안내합니다.',
    papers: [
      '고인의 기본증명서와 가족관계증명서, 말소된 주민등록표 초본',
      '신고하는 분의 가족관계증명서와 주민등록표 초본, 인감증명서',
      '안심상속 조회 결과, 대출 계약서, 독촉장',
      '빚을 언제 어떻게 알게 되셨는지 증명하는 서류',
    ],
    avoid: [
      {
        act: '신고가 수리되기 전에 상속재산을 처분하지 마세요.',
        why: '신고서를 낸 뒤라도 가정법원이 수리하기 전에 처분하면 단순승인이 됩니다.',
        basis: '민법 제1026조, 대법원 2013다73520',
      },
      {
        act: '재산을 숨기거나 재산목록에서 일부러 빼지 마세요.',
        why: '상속포기나 한정승인을 했더라도 단순승인을 한 것으로 봅니다.',
        basis: '민법 제1026조 제3호',
      },
      {
        act: '다음 순위 가족에게 알리지 않은 채 포기하지 마세요.',
        why: '모두 포기하면 다음 순위 가족이 빚을 물려받습니다. 그 가족도 상속인이 된 것을 안 날부터 3개월 안에 신고해야 합니다.',
        basis: '민법 제1019조·제1043조',
      },
    ],
    offices: [
      gov24('안심상속 원스톱서비스로 고인의 재산과 빚을 조회합니다.'),
      courtHelp('상속포기와 한정승인 신고에 필요한 서류와 양식을 확인합니다.'),
    ],
    tool: 'deadlines',
    areas: ['renunciation'],
    guides: ['renunciation-or-limited-acceptance', 'one-stop-service', 'minor-heirs'],
    questions: [
      'renunciation-or-limited-acceptance',
      'debts-found-late',
      'all-children-renounce',
      'debts-of-a-minor',
      'using-the-deposits',
    ],
  },
  dispute: {
    title: '상속재산 분할에 다툼이 있을 때: 협의와 심판',
    description:
      '상속재산은 상속인 모두가 합의해야 나눌 수 있습니다. 협의가 되지 않을 때 가정법원의 심판, 기여분과 특별수익, 상속세 신고기한을 법조문과 함께 안내합니다.',
    papers: [
      '고인과 상속인 모두의 가족관계증명서',
      '재산과 빚의 목록, 등기사항증명서, 예금 잔액증명서',
      '생전에 누가 무엇을 언제 받았는지 적은 메모와 계좌 거래 내역',
      '부양이나 기여를 증명하는 자료',
      '유언장',
    ],
    avoid: [
      {
        act: '상속인 가운데 한 사람이라도 빼고 협의하지 마세요.',
        why: '협의분할은 상속인 모두가 함께 해야 합니다.',
        basis: '민법 제1013조',
      },
      {
        act: '부모가 미성년 자녀를 대신해 협의서에 서명하지 마세요.',
        why: '부모와 자녀가 함께 상속인이면 자녀를 위한 특별대리인을 가정법원에서 선임해야 합니다.',
        basis: '민법 제921조',
      },
      {
        act: '유언장을 숨기거나 고치거나 없애지 마세요.',
        why: '유언장을 위조하거나 고치거나 없애거나 숨긴 사람은 상속인이 될 수 없습니다.',
        basis: '민법 제1004조 제5호',
      },
      {
        act: '재산을 나눌 때까지 상속세 신고를 미루지 마세요.',
        why: '재산을 나누지 못했더라도 신고기한은 같습니다. 기한 안에 신고하면 세금의 3%를 빼 줍니다.',
        basis: '상속세 및 증여세법 제67조·제69조',
      },
    ],
    offices: [
      courtHelp('상속재산분할 심판에 필요한 서류와 양식을 확인합니다.'),
      homeTax('상속세를 신고합니다.'),
    ],
    tool: 'shares',
    areas: ['division', 'forced-share', 'tax'],
    guides: [
      'division-agreement',
      'contribution-and-special-benefit',
      'unreachable-heir',
      'minor-heirs',
    ],
    questions: ['unreachable-heir', 'caring-child', 'heirs-abroad', 'neglected-family'],
  },
  reduced: {
    title: '유류분 청구: 누가, 얼마를, 언제까지',
    description:
      '증여나 유언 때문에 받을 것이 줄었다면 유류분을 청구할 수 있습니다. 배우자와 자녀는 법정상속분의 2분의 1입니다. 계산 방법과 1년·10년의 기한을 법조문과 함께 안내합니다.',
    papers: [
      '고인의 가족관계증명서',
      '증여받은 부동산의 등기사항증명서',
      '고인의 계좌 거래 내역',
      '유언장이나 유언 공정증서, 신탁 계약서',
      '증여나 유언을 언제 알게 되셨는지 증명하는 자료',
    ],
    avoid: [
      {
        act: '증여나 유언을 알게 된 날부터 1년을 넘기지 마세요.',
        why: '돌아가신 사실과 돌려받을 증여·유증을 모두 안 날부터 1년, 돌아가신 날부터 10년이 지나면 청구하지 못합니다.',
        basis: '민법 제1117조',
      },
      {
        act: '유류분을 청구하시려면 상속을 포기하지 마세요.',
        why: '상속을 포기하면 처음부터 상속인이 아니었던 것이 되어 유류분도 없습니다.',
        basis: '민법 제1042조·제1112조',
      },
    ],
    offices: [courtHelp('소송에 필요한 서류와 양식을 확인합니다.')],
    tool: 'forced-share',
    areas: ['forced-share', 'division'],
    guides: ['forced-share-claim', 'contribution-and-special-benefit'],
    questions: ['old-gift', 'siblings-forced-share', 'caring-child', 'trust-and-forced-share'],
  },
  planning: {
    title: '유언장 쓰는 법: 다섯 가지 방식과 자필 유언의 요건',
    description:
      '법이 정한 다섯 가지 방식을 따르지 않은 유언은 효력이 없습니다. 자필 유언에 적어야 하는 것, 증인이 될 수 없는 사람, 유언의 철회를 법조문과 함께 안내합니다.',
    papers: ['재산 목록과 등기사항증명서', '받을 사람의 인적 사항', '이미 쓰신 유언'],
    avoid: [
      {
        act: '자필 유언을 컴퓨터로 작성하거나 다른 사람이 대신 쓰게 하지 마세요.',
        why: '내용 전부와 날짜, 주소, 이름을 직접 쓰고 날인하지 않으면 효력이 없습니다.',
        basis: '민법 제1066조',
      },
      {
        act: '유언으로 재산을 받을 사람과 그 배우자, 직계혈족을 증인으로 세우지 마세요.',
        why: '법이 증인이 될 수 없다고 정한 사람입니다.',
        basis: '민법 제1072조',
      },
      {
        act: '유류분을 계산하지 않은 채 유언의 내용을 정하지 마세요.',
        why: '배우자와 자녀, 부모는 유류분이 부족하면 재산을 받은 사람에게 청구할 수 있습니다.',
        basis: '민법 제1112조·제1115조',
      },
    ],
    offices: [courtHelp('유언의 검인과 성년후견에 필요한 서류와 양식을 확인합니다.')],
    tool: 'forced-share',
    areas: ['will', 'guardianship', 'tax'],
    guides: ['holograph-will', 'tax-return-and-instalments'],
    questions: ['will-without-address', 'trust-and-forced-share', 'de-facto-spouse', 'tax-reform'],
  },
};

function gov24(use: string): OfficeLink {
  return { name: '정부24', href: 'https://www.gov.kr', use };
}

function courtHelp(use: string): OfficeLink {
  return { name: '전자민원센터', href: 'https://help.scourt.go.kr', use };
}

function homeTax(use: string): OfficeLink {
  return { name: '홈택스', href: 'https://www.hometax.go.kr', use };
}
