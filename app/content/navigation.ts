import { areas } from './areas.ts';

/** Under 업무 in the menu: all that the firm does, then each area. */
export const areaLinks = [
  { text: '맡는 일 모두', href: '/#areas' },
  ...Object.entries(areas).map(([id, text]) => ({ text, href: `/#${id}` })),
];

/** The parts of the page that visitors look for: beside 업무, the later ones where there is room. */
export const sections = [
  { text: '상속분', href: '/#shares' },
  { text: '기한', href: '/#deadlines' },
  { text: '달라진 법', href: '/#changes' },
  { text: '질문', href: '/#questions' },
  { text: '오시는 길', href: '/#place' },
];

export const request = { text: '상담 신청', href: '/#consult' };

/** Pages named in the footer. */
export const legal = [
  { text: '개인정보 처리방침', href: '/privacy', important: true },
  { text: '면책공고', href: '/disclaimer' },
  { text: '이메일무단수집거부', href: '/disclaimer#no-email-collection' },
  { text: '알림', href: '/notices' },
];

export const disclaimer =
  '이 사이트의 글은 일반적인 안내이며 법률 자문이 아닙니다. 개별 사안에 따라 결과가 다를 수 있습니다.';

export const noSolicitation = '이 사이트의 전자우편 주소를 프로그램으로 모으는 것을 거부합니다.';
