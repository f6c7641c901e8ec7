import { areas } from './areas.ts';

/** Under 업무 in the menu: all that the firm does, then each area. */
export const areaLinks = [
  { text: '맡는 일 모두', href: '/#areas' },
  ...Object.entries(areas).map(([id, text]) => ({ text, href: `/#${id}` })),
];

/** What leads to a page, or to parts of it. */
export interface PageLinks {
  /** In the menu, beside 업무. */
  readonly header?: readonly LinkText[];
  readonly footer?: readonly LinkText[];
}

interface LinkText {
  readonly text: string;
  /** The id of a part of the page. */
  readonly part?: string;
  readonly important?: boolean;
}

export const pageLinks = {
  home: {
    header: [
      { text: '상속분', part: 'shares' },
      { text: '기한', part: 'deadlines' },
      { text: '달라진 법', part: 'changes' },
      { text: '질문', part: 'questions' },
      { text: '오시는 길', part: 'place' },
    ],
  },
  privacy: { footer: [{ text: '개인정보 처리방침', important: true }] },
  disclaimer: {
    footer: [{ text: '면책공고' }, { text: '이메일무단수집거부', part: 'no-email-collection' }],
  },
  notices: { footer: [{ text: '알림' }] },
} satisfies Record<string, PageLinks>;

export const request = { text: '상담 신청', href: '/consult' };

export const disclaimer =
  '이 사이트의 글은 일반적인 안내이며 법률 자문이 아닙니다. 개별 사안에 따라 결과가 다를 수 있습니다.';

export const noSolicitation = '이 사이트의 전자우편 주소를 프로그램으로 모으는 것을 거부합니다.';
