/** The menu of the header, in the order of the page. */
export const navigation = [
  { text: '업무', href: '/#areas' },
  { text: '상속포기·한정승인', href: '/#renunciation' },
  { text: '상속재산분할', href: '/#division' },
  { text: '유류분', href: '/#forced-share' },
  { text: '상담 신청', href: '/#consult' },
];

/** Pages named in the footer. */
export const legal = [{ text: '개인정보 처리방침', href: '/privacy' }];

export const disclaimer =
  '이 사이트의 글은 일반적인 안내이며 법률 자문이 아닙니다. 개별 사안에 따라 결과가 다를 수 있습니다.';

export const noSolicitation = '이 사이트의 전자우편 주소를 프로그램으로 모으는 것을 거부합니다.';
