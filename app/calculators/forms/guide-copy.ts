import { dottedDate } from '#app/law/dotted-date.ts';
import type { FormId } from './model.ts';

const day = (date: string) => dottedDate(date).replaceAll(' ', '\u00a0');

interface Guide {
  seal: string;
  /** Cases in which a lawyer should be asked first. */
  notAlone: readonly string[];
  mistakes: readonly string[];
  after: string;
}

const cases = [
  '부모는 한정승인을 하거나 상속을 받고 미성년 자녀만 포기할 때',
  '석 달이 지났을 때',
  '고인의 돈을 찾거나 재산을 팔거나 나누었을 때',
  '외국에 있거나 연락이 안 되거나 후견을 받는 상속인이 있을 때',
  '빚 독촉 소송이 진행 중일 때',
];

/** Advice that goes with each paper: on the guide leaf, which is not filed, and on the page without script. */
export const guides: Record<FormId, Guide> = {
  renounce: {
    seal: '성년은 각자 인감도장, 미성년자는 법정대리인 모두의 인감도장. 본인서명사실확인서를 내시면 서명하셔도 됩니다.',
    notAlone: [...cases, '다음 순위 가족이 아직 모를 때'],
    mistakes: [
      '인감도장이 아닌 도장을 찍었거나 인감증명서가 빠짐',
      '상세가 아닌 일반 증명서를 붙임',
      '아신 날이 없거나, 석 달이 지났는데 이유와 자료가 없음',
      '부모 두 분 가운데 한 분만 미성년자를 위해 찍음',
      '인지와 송달료를 사람 수보다 적게 냄',
    ],
    after:
      '내신 뒤에도 법원이 받아들였다고 알려 줄 때까지 고인의 재산을 쓰거나 팔지 마세요. 그 뒤에도 상속을 받는 분의 것이니 손대지 마세요.',
  },
  limited: {
    seal: '성년은 각자 인감도장, 미성년자는 법정대리인 모두의 인감도장. 재산목록의 장 사이에도 찍으세요. 본인서명사실확인서를 내시면 서명하셔도 됩니다.',
    notAlone: [
      ...cases,
      '근저당이나 세입자가 있는 부동산, 사업체, 보증이 있을 때',
      '상속인마다 다르게 신고할 때',
      '석 달이 지나 특별한정승인을 하실 때',
    ],
    mistakes: [
      '돌아가신 날이 아니라 조회한 날의 잔액을 적음',
      '보증한 빚을 빠뜨림',
      '채권자의 이름이 없음',
      '재산목록과 자료를 붙이지 않음',
      '합계가 맞지 않거나 값의 근거가 없음',
    ],
    after:
      '심판문을 받은 날부터 5일 안에 신문에 공고하고, 아는 채권자에게 따로 알리세요. 신고 기간은 두 달 이상으로 정합니다.',
  },
  extend: {
    seal: '도장을 찍거나 서명하세요. 인감증명서를 붙이라는 조문은 없습니다.',
    notAlone: [
      '석 달이 두 주도 남지 않았을 때',
      '미성년 상속인에게 친권자가 없을 때',
      '상속을 정하기 전에 돌아가신 상속인이 있을 때',
      '고인의 돈을 찾거나 재산을 팔거나 나누었을 때',
    ],
    mistakes: [
      '마지막 날이 지나서 법원에 도착함',
      '상속인 가운데 한 분만 적음. 기간은 적은 분만 늘어납니다',
      '재산조회를 신청한 자료가 없음',
      '날짜 대신 ‘조사가 끝날 때까지’라고 씀',
      '청구만 하고 석 달을 넘김',
    ],
    after:
      '늘려 줄지는 법원이 정합니다. 정해지기 전에 석 달이 끝나면 늦을 수 있으니 상속포기나 한정승인도 함께 준비하세요.',
  },
};

export const guideWords = {
  title: '내시기 전에 보는 안내',
  notFiled: '이 장은 법원에 내지 않습니다.',
  where: '내는 곳',
  whereUnknown: '고인의 마지막 주소지 가정법원',
  until: '언제까지',
  untilDay: (end: string) => `${day(end)}까지 법원에 도착해야 합니다.`,
  untilSafe: (safe: string) => `그 앞에 쉬는 날이 있어 ${day(safe)}까지 내시는 것이 안전합니다.`,
  holidaysUnknown: '그해의 공휴일은 아직 정해지지 않아 토요일과 일요일만 계산에 넣었습니다.',
  untilUnknown: '상속인이 된 것을 아신 날부터 석 달 안에 법원에 도착해야 합니다.',
  untilUnknownSpecial: '빚이 더 많다는 것을 아신 날부터 석 달 안에 법원에 도착해야 합니다.',
  seal: '도장',
  copies: '부수',
  copiesText: '한 부를 내고, 한 부 더 복사해 가지고 계세요.',
  byHand: '손으로 쓸 것',
  byHandText: '주민등록번호, 내는 날짜, 빈칸',
  attached: '붙일 서류',
  family: '가족의 서류는 사망신고가 처리된 뒤에 떼세요. 증명서는 상세로 떼세요.',
  costs: '비용',
  won: (digits: string) => `${digits}원`,
  cost: (what: string, won: string, count: number, sum: string) =>
    count === 1 ? `${what} ${won}` : `${what} ${won} × ${count}명 = ${sum}`,
  costDay: (asOf: string) => `${day(asOf)}부터의 금액입니다. 내시기 전에 법원에 전화로 확인하세요.`,
  postage: '송달료는 따로입니다. 내시기 전에 법원에 전화로 확인하세요.',
  courtDay: (asOf: string) =>
    `${day(asOf)} 현재의 관할입니다. 내시기 전에 법원에 전화로 확인하세요.`,
  mistakes: '법원이 고쳐 내라고 하는 잘못',
  notAlone: '먼저 물어볼 경우',
  after: '낸 뒤에',
  page: '안내',
};
