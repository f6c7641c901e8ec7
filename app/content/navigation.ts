import { areas } from './areas.ts';

/** Under 업무 in the menu: all that the firm does, then each area. */
export const areaLinks = [
  { text: '맡는 일 모두', href: '/#areas' },
  ...Object.entries(areas).map(([id, text]) => ({ text, href: `/#${id}` })),
];

/** The areas asked for most: beside 업무, where there is room. */
export const frequentAreas = (['renunciation', 'division', 'forced-share'] as const).map((id) => ({
  text: areas[id],
  href: `/#${id}`,
}));

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
