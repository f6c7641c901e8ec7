import { toolNames } from '#app/firm/tools.ts';

type ErrorCopy = { title: string; text: string };

/**
 * The error page's text by HTTP status; `other` for the rest.
 */
export const errors: Record<number, ErrorCopy> & Record<'other', ErrorCopy> = {
  404: {
    title: '찾으시는 페이지가 없습니다',
    text: '주소가 바뀌었거나 잘못 입력된 것 같습니다. 아래에서 찾아보시거나 전화로 문의해 주세요.',
  },
  403: {
    title: '신청이 접수되지 않았습니다',
    text: '안전을 위해 다른 사이트에서 보낸 신청은 접수하지 않습니다. 처음으로 돌아가 다시 작성해 주시거나 전화로 말씀해 주세요.',
  },
  405: {
    title: '이 주소로는 신청을 보낼 수 없습니다',
    text: '처음으로 돌아가 다시 작성해 주시거나 전화로 말씀해 주세요.',
  },
  413: {
    title: '작성하신 내용이 너무 깁니다',
    text: '뒤로 가서 내용을 줄여 다시 보내 주세요. 작성하신 내용은 그대로 있습니다. 전화로 말씀하셔도 됩니다.',
  },
  415: {
    title: '보내신 형식을 처리할 수 없습니다',
    text: '뒤로 가서 다시 보내 주시거나 전화로 말씀해 주세요.',
  },
  503: {
    title: '지금은 접수할 수 없습니다',
    text: '아직 접수되지 않았습니다. 뒤로 가시면 작성하신 내용이 그대로 있습니다. 잠시 뒤 다시 보내 주시거나 전화로 말씀해 주세요.',
  },
  other: {
    title: '페이지를 표시하지 못했습니다',
    text: '저희 쪽에 문제가 생겼습니다. 잠시 뒤 다시 열어 주시거나 전화로 말씀해 주세요.',
  },
};

/** Links for a visitor whose address has no page. */
export const elsewhere = {
  near: '혹시 이 페이지를 찾으셨나요?',
  title: '찾아보실 곳',
  links: [
    { text: '빚이 더 많을 때', href: '/situations/debt' },
    { text: toolNames.deadlines, href: '/deadlines' },
    { text: '자주 묻는 질문', href: '/questions' },
    { text: '검색', href: '/search' },
  ],
};

/** Messages while a page loads, and when a page or a part of one fails to load. */
export const navigation = {
  waiting: '페이지를 불러오고 있습니다.',
  lost: '인터넷에 연결되지 않아 다음 페이지를 열지 못했습니다. 보시던 페이지와 적으신 내용은 그대로 있습니다. 연결되면 다시 눌러 주세요. 급하시면 전화로 말씀해 주세요.',
  partLost:
    '이 부분을 불러오지 못해 지금은 눌러도 바뀌지 않습니다. 인터넷 연결을 확인하고 다시 눌러 주세요. 적으신 내용은 그대로 있습니다.',
  call: '전화로 말씀하셔도 됩니다.',
};

/** Replaces a section that failed to render. */
export const sectionFailure = '이 부분을 표시하지 못했습니다. 전화로 문의해 주세요.';
