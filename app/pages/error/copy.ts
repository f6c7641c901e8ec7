import { toolNames } from '#app/firm/schema/tools.ts';
import { labels } from '../parts/copy.ts';

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
    title: '보내신 내용을 읽지 못했습니다',
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
  home: '처음으로',
  title: '찾아보실 곳',
  links: [
    { text: '빚이 더 많을 때', href: '/situations/debt' },
    { text: toolNames.deadlines, href: '/deadlines' },
    { text: labels.questions, href: '/questions' },
    { text: labels.search, href: '/search' },
  ],
};

/** Replaces a section that failed to render. */
export const sectionFailure = '이 부분을 표시하지 못했습니다. 전화로 문의해 주세요.';

/** Text of pages without assets (server/plain-page.ts), for errors before the site can render and for proxies. */
export const plainPages = {
  /** Replaces the form after too many refused submissions. */
  refused: {
    title: '이 신청은 접수되지 않았습니다',
    text: '짧은 시간에 여러 번 보내셨습니다. 뒤로 가시면 작성하신 내용이 그대로 있습니다. 10분쯤 뒤에 다시 보내 주시거나 전화로 말씀해 주세요.',
  },
  /** Answers a request for a page while the database cannot be opened. */
  waiting: {
    title: '지금은 사이트를 열 수 없습니다',
    text: '잠시 뒤 다시 열어 주시거나 전화로 말씀해 주세요.',
  },
  /** Answers a submitted form while the database cannot be opened. */
  notReceived: {
    title: '이 신청은 접수되지 않았습니다',
    text: '뒤로 가시면 작성하신 내용이 그대로 있습니다. 잠시 뒤 다시 보내 주시거나 전화로 말씀해 주세요.',
  },
  /** Answers a request with a foreign host name. A link to the site follows. */
  otherHost: {
    title: '이 주소로는 사이트를 열 수 없습니다',
    text: '아래 주소로 열어 주시거나 전화로 말씀해 주세요.',
  },
  400: {
    title: '요청을 읽지 못했습니다',
    text: '주소가 너무 길거나 브라우저에 쿠키가 많이 쌓이면 이렇게 됩니다. 주소에서 물음표(?)부터 뒤를 지우거나, 브라우저 설정에서 이 사이트의 쿠키를 지우고 다시 열어 주세요. 전화로 말씀하셔도 됩니다.',
  },
  413: errors[413] ?? errors.other,
  502: {
    title: '지금은 사이트를 열 수 없습니다',
    text: '잠시 뒤 다시 열어 주시거나 전화로 말씀해 주세요. 상담 신청을 보내시던 중이었다면 접수되었는지 확인하지 못했습니다. 뒤로 가서 다시 보내 주세요. 두 번 접수되지는 않습니다.',
  },
};
