import type { ToolId } from '#app/firm/schema/tools.ts';
import { phoneLabel, requestLink } from '#app/ui/copy.ts';

/** Labels that several pages share. */
export const labels = {
  home: '홈',
  breadcrumb: '현재 위치',
  onward: '이어서 보기',
  questions: '자주 묻는 질문',
  allQuestions: '질문 모두 보기',
  papers: '준비하시면 좋은 서류',
  area: '관련된 사건',
  lawyers: '사건을 맡는 변호사',
  place: '오시는 길',
  search: '검색',
  checked: '확인',
  reviewed: '확인한 변호사',
};

/** Kinds of pages, shown in front of links to them. */
export const kinds = {
  tool: '계산기',
  area: '맡는 사건',
  situation: '상황',
  guide: '상속 안내',
  question: '질문',
  notice: '알림',
  lawyer: '변호사',
};

/** Links of 이어서 보기 on several pages. */
export const onwardTo = {
  areas: { kind: kinds.area, text: '맡는 사건 안내', href: '/areas' },
  fees: { kind: '비용', text: '비용은 어떻게 정하나요?', href: '/fees' },
  procedure: { kind: '절차', text: '상속 절차 한눈에 보기', href: '/procedure' },
  request: { kind: '상담', ...requestLink },
};

/** Links to the calculators: the visitor's action and its result. */
export const toolLinks: Record<ToolId, { act: string; text: string }> = {
  shares: {
    act: '상속분 계산하기',
    text: '가족을 입력하시면 각자의 상속분을 가계도와 함께 알려 드립니다.',
  },
  'forced-share': {
    act: '유류분 계산하기',
    text: '재산과 증여를 입력하시면 덜 받으셨는지, 덜 받으셨다면 얼마인지 계산합니다.',
  },
  deadlines: {
    act: '기한 계산하기',
    text: '돌아가신 날만 입력하시면 언제까지 무엇을 해야 하는지 알려 드립니다.',
  },
  'inheritance-tax': {
    act: '상속세 계산하기',
    text: '재산과 빚을 입력하시면 상속세가 대략 얼마인지 계산합니다.',
  },
};

/** Headings and notes around every calculator. */
export const calculatorLabels = {
  private: '입력하신 내용은 이 기기에서만 계산하고 저희에게 오지 않습니다.',
  how: '계산 방법',
  examples: '계산 예시',
  examplesOf: (name: string) => `${name} 계산 예시`,
  examplesNote: '아래 금액과 날짜는 이 계산기로 계산한 것입니다.',
  leftOut: '계산에 포함하지 않은 것',
  area: '함께 확인하면 좋은 안내',
};

/** Terms for the firm's facts. */
export const firmTerms = {
  address: '주소',
  phone: phoneLabel,
  fax: '팩스',
  email: '이메일',
  advertisingLawyer: '광고책임변호사',
  lawCheckedOn: '법령 확인일',
};

/** Names the act of articles that are cited without one. Shown once a page. */
export const civilActNote = '법 이름 없이 적은 조문은 모두 민법입니다.';

/** Explains the short name of the act on pages that use it. */
export const taxActNote = '상증법은 상속세\u00a0및 증여세법입니다.';

/** Shown on every page while the firm is the sample. */
export const sampleNote = [
  '이 사이트는 견본입니다.',
  '이름, 주소, 전화번호, 금액은 실제가 아닙니다.',
];

/** Disclaimer at the end of every page. */
export const disclaimer =
  '이 사이트의 내용은 일반적인 안내이며 법률 자문이 아닙니다. 개별 사안에 따라 결과가 다를 수 있습니다.';

/** Messages while a page loads, and when a page or a part of one fails to load. */
export const navigation = {
  waiting: '페이지를 불러오고 있습니다.',
  lost: '인터넷에 연결되지 않아 다음 페이지를 열지 못했습니다. 보시던 페이지와 적으신 내용은 그대로 있습니다. 연결되면 다시 눌러 주세요. 급하시면 전화로 말씀해 주세요.',
  partLost:
    '이 부분을 불러오지 못해 지금은 눌러도 바뀌지 않습니다. 인터넷 연결을 확인하고 다시 눌러 주세요. 적으신 내용은 그대로 있습니다.',
  call: '전화로 말씀하셔도 됩니다.',
};
