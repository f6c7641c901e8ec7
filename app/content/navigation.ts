/** The menu of the header, in the order of the page. */
export const navigation = [
  { text: '업무', href: '/#areas' },
  { text: '누가', href: '/#who' },
  { text: '얼마를', href: '/#how-much' },
  { text: '언제까지', href: '/#by-when' },
  { text: '상담 신청', href: '/#consult' },
];

/** Pages named in the footer. */
export const legal = [{ text: '개인정보 처리방침', href: '/privacy' }];

export const disclaimer =
  '이 사이트의 글은 일반적인 안내이며 법률 자문이 아닙니다. 개별 사안에 따라 결과가 다를 수 있습니다.';

export const noSolicitation = '이 사이트의 전자우편 주소를 프로그램으로 모으는 것을 거부합니다.';
