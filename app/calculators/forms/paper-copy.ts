import { withParticle } from '#app/law/korean-words.ts';
import type { ExtensionReason, FormId } from './model.ts';

/**
 * The text of the papers: one table of paragraphs for each form, so that a lawyer changes a sentence in one place.
 * BLANK is a line to write on by hand.
 */
export const BLANK = '\ue000';

/** Names, days and answers that the sentences of a paper contain. */
export interface Named {
  /** 청구인, or 청구인들. */
  who: string;
  /** Name of the deceased, or a blank. */
  deceased: string;
  death: string;
  /** 청구인은 자녀로서 상속인입니다. */
  heirs: string;
  /** Persons who learned of the succession, by the day on which they did. */
  knew: readonly { who: string; day: string; self: boolean }[];
  /** Whether all heirs of an earlier rank have renounced. */
  earlierRenounced: boolean;
  lateReason: string;
  /** Whether the three months are over. */
  late: boolean;
  special: { day: string; how: string; why: string; disposed: boolean } | null;
  end: string;
  until: string;
  asked: string;
  reasons: readonly ExtensionReason[];
  reasonWords: string;
}

interface PaperText {
  title: string;
  /** Name at the foot of each sheet. */
  short: string;
  /** 청구취지. */
  purpose: (named: Named) => string;
  /** 청구원인, in numbered paragraphs. */
  grounds: (named: Named) => string[];
}

const is = (text: string) => withParticle(text, '은', '는');
const does = (text: string) => withParticle(text, '이', '가');

const died = ({ death, heirs, earlierRenounced }: Named) =>
  `피상속인은 ${death} 사망하였고, ${heirs}${earlierRenounced ? ' 앞 순위 상속인이 모두 상속을 포기하여 상속인이 되었습니다.' : ''}`;

const learned = ({ knew, who, lateReason }: Named) => {
  const clauses = knew.map(({ who: one, day, self }) => {
    const heir = self ? '자신이' : does(who);
    return `${is(one)} ${day} 위 사망과 ${heir} 상속인이 된 사실을 알았습니다(상속개시 있음을 안 날).`;
  });
  const late = lateReason ? [`그날에야 알게 된 까닭은 다음과 같습니다. ${lateReason}`] : [];
  return [...clauses, ...late].join(' ');
};

const reasonSentences: Record<ExtensionReason, (named: Named) => string> = {
  inquiry: ({ who, asked }) =>
    `${is(who)} ${asked} 재산조회를 신청하였으나, 회신을 다 받지 못하였습니다.`,
  places: () => '상속재산이 여러 곳에 있어 재산과 채무를 다 알아보지 못하였습니다.',
  abroad: () => '상속인 가운데 외국에 사는 사람이 있어 서류를 갖추는 데 시간이 더 필요합니다.',
  lawsuit: () => '피상속인에 관한 소송이 이어지고 있어 채무가 얼마인지 알 수 없습니다.',
  custody: () => '미성년 상속인의 친권자나 후견인이 아직 정해지지 않았습니다.',
};

export const papers: Record<FormId, PaperText> = {
  renounce: {
    title: '상속재산포기 심판청구서',
    short: '상속재산포기',
    purpose: ({ who, deceased }) =>
      `${does(who)} 피상속인 망 ${deceased}의 재산상속을 포기하는 신고를 수리한다는 심판을 구합니다.`,
    grounds: (named) => [
      died(named),
      learned(named),
      named.late
        ? `${is(named.who)} 상속을 포기하고자 합니다(민법 제1019조 제1항, 제1041조).`
        : `${is(named.who)} 민법 제1019조 제1항의 기간 안에 상속을 포기하고자 합니다.`,
    ],
  },
  limited: {
    title: '상속한정승인 심판청구서',
    short: '상속한정승인',
    purpose: ({ who, deceased }) =>
      `${does(who)} 피상속인 망 ${deceased}의 재산상속을 별지 상속재산목록을 붙여 한정승인하는 신고를 수리한다는 심판을 구합니다.`,
    grounds: (named) => {
      const { who, special } = named;
      if (!special) {
        return [
          died(named),
          learned(named),
          '재산과 채무는 별지 목록과 같으므로, 상속으로 얻는 재산의 한도에서만 책임지는 한정승인을 하고자 합니다(민법 제1030조 제1항).',
        ];
      }
      const { day, how, why, disposed } = special;
      return [
        `${died(named)} ${learned(named)}`,
        `${is(who)} ${day} ${how} 채무가 재산보다 많음을 처음 알았습니다(초과사실을 안 날).`,
        `${why} ${is(who)} 중대한 과실 없이 이를 몰랐습니다.`,
        `${disposed ? '그 사이 처분한 재산은 별지 목록 3과 같습니다.' : '그 사이 처분한 재산은 없습니다.'} 민법 제1019조 제3항과 제1030조에 따라 청구합니다.`,
      ];
    },
  },
  extend: {
    title: '상속의 승인·포기 기간연장허가 심판청구서',
    short: '기간연장허가',
    purpose: ({ who, deceased, until }) =>
      `${does(who)} 피상속인 망 ${deceased}의 상속을 승인하거나 포기하는 기간을 ${until}까지 연장하는 것을 허가한다는 심판을 구합니다.`,
    grounds: (named) => {
      const reasons = named.reasons.map((one) => reasonSentences[one](named));
      const words = named.reasonWords ? [named.reasonWords] : [];
      const all = [...reasons, ...words];
      return [
        `${died(named)} ${learned(named)} 본래의 기간은 ${named.end}까지입니다.`,
        all.length > 0 ? all.join(' ') : BLANK,
        '알아볼 시간이 더 필요하므로 민법 제1019조 제1항 단서에 따라 청구합니다.',
      ];
    },
  },
};

/** Words of the tables and of the closing. */
export const words = {
  claimant: '청구인(상속인)',
  relationOf: '관계는 피상속인과의 관계',
  deceased: '사건본인(사망자)',
  purpose: '청구취지',
  grounds: '청구원인',
  attached: '첨부서류',
  rows: {
    name: '성명',
    birth: '생년월일',
    number: '주민등록번호',
    registered: '등록기준지',
    address: '주소',
    delivery: '송달장소',
    phone: '전화',
    relation: '관계',
    guardian: '법정대리인',
    died: '사망일',
    lastAddress: '최후주소',
  },
  numberLabel: '손으로 쓰는 주민등록번호 칸',
  sameAddress: '위 주소와 같음',
  sameAsFirst: '청구인 1과 같음',
  relations: {
    spouse: '배우자',
    child: '자녀',
    grandchild: '손자녀',
    parent: '직계존속',
    sibling: '형제자매',
    other: '',
  },
  ofDeceased: '피상속인의',
  minor: '(미성년자)',
  one: '청구인',
  several: '청구인들',
  as: (relation: string) =>
    /[가-힣]$/.test(relation) && (relation.charCodeAt(relation.length - 1) - 0xac00) % 28 === 8
      ? `${relation}로서`
      : withParticle(relation, '으로서', '로서'),
  isHeir: '상속인입니다.',
  sameRelations: '청구인들은 위와 같은 관계의 상속인입니다.',
  guardians: {
    parents: (mother: string, father: string) => `친권자 부 ${father}, 모 ${mother}`,
    mother: (mother: string) => `친권자 모 ${mother}`,
    father: (father: string) => `친권자 부 ${father}`,
    guardian: (name: string) => `미성년후견인 ${name}`,
  },
  fatherIsDeceased: '(부는 피상속인)',
  motherIsDeceased: '(모는 피상속인)',
  guardianOf: '의 법정대리인',
  minors: (names: string) => `미성년자 ${names}의 법정대리인`,
  roles: { mother: '친권자 모', father: '친권자 부', guardian: '미성년후견인' },
  filedBy: '위 청구인',
  day: (year: string) => `${year}년\u2003\u2003월\u2003\u2003일`,
  to: '귀중',
  seal: '인감',
  plainSeal: ['도장', '(서명)'],
  sign: '서명',
  joint: '간인',
  foot: (short: string, deceased: string) => `${short}(망 ${deceased})`,
};

/** Words of the list of property. */
export const estateWords = {
  title: '[별지] 상속재산목록',
  note: (deceased: string, death: string) =>
    `피상속인 망 ${deceased}\u2003기준일 ${death}(사망일)\u2003단위 원`,
  assets: '1. 적극재산(재산)',
  debts: '2. 소극재산(채무)',
  disposed: '3. 이미 처분한 상속재산과 그 값',
  more: '4. 참고',
  number: '번호',
  kind: '종류',
  creditor: '채권자',
  assetText: '표시',
  debtText: '내용',
  won: '금액',
  proof: '붙임',
  none: '없음',
  unknown: '금액 미상',
  noProof: '-',
  assetTotal: '적극재산 합계',
  debtTotal: '소극재산 합계',
  withoutUnknown: '(금액 미상 제외)',
  kinds: {
    realty: '부동산',
    deposit: '예금',
    insurance: '보험',
    car: '자동차',
    receivable: '보증금·받을 돈',
    stock: '주식·가상자산',
    movable: '동산',
  },
  debtKinds: {
    loan: '금융기관 대출',
    card: '카드 대금',
    surety: '보증채무',
    personal: '개인에게 진 빚',
    tax: '세금',
    health: '건강보험료',
    tenant: '임대차보증금 반환',
  },
};

/** Names of the attachments. `each` is 각 if several copies are meant. */
export const attachments = {
  deceased: '피상속인의 기본증명서(상세), 가족관계증명서(상세) 각 1통',
  lastAddress: '피상속인의 말소자 주민등록초본(주소 변동 모두 포함) 1통',
  family: (who: string) => `${who}의 가족관계증명서(상세), 주민등록초본 각 1통`,
  minors: (names: string, each: string) => `청구인 ${names}의 기본증명서(상세) ${each}1통`,
  seal: (names: string, each: string) => `${names}의 인감증명서 ${each}1통`,
  sign: (names: string, each: string) => `${names}의 본인서명사실확인서 ${each}1통`,
  selfAndGuardian: '(본인이며 법정대리인)',
  earlier: '앞 순위 상속인의 상속포기 심판문 사본 1통',
  chart: '상속관계 설명도 1통',
  list: (proofs: number) =>
    proofs === 0
      ? '상속재산목록 1통'
      : `상속재산목록 1통과 그 자료(붙임 ${proofs === 1 ? '1' : `1~${proofs}`}) 각 1통`,
  special: '독촉장과 그 봉투, 재산조회 결과 사본 각 1통',
  inquiry: '재산조회 접수증 등 소명자료 각 1통',
  oneFee: '송달료 납부서 1통(수입인지 5,000원은 따로 붙임)',
  fees: '인지액 영수필확인서, 송달료 납부서 각 1통',
};
