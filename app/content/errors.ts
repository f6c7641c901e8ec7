type ErrorCopy = { title: string; text: string };

/**
 * The error page's text by HTTP status; `lost` for code that could not be loaded (no connection, or a newer
 * build), `other` for the rest.
 */
export const errors: Record<number, ErrorCopy> & Record<'lost' | 'other', ErrorCopy> = {
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
  lost: {
    title: '페이지를 불러오지 못했습니다',
    text: '인터넷 연결이 불안정하거나 사이트가 방금 새 버전으로 바뀌었습니다. 다시 시도해 주시거나 전화로 말씀해 주세요. 상담 신청에 작성하신 내용은 그대로 있습니다.',
  },
  other: {
    title: '페이지를 표시하지 못했습니다',
    text: '저희 쪽에 문제가 생겼습니다. 잠시 뒤 다시 열어 주시거나 전화로 말씀해 주세요.',
  },
};

/** Where a visitor whose link leads nowhere finds what it was about. */
export const elsewhere = {
  title: '찾아보실 곳',
  links: [
    { text: '빚이 더 많을 때', href: '/situations/debt' },
    { text: '상속 기한 계산기', href: '/deadlines' },
    { text: '자주 묻는 질문', href: '/questions' },
    { text: '검색', href: '/search' },
  ],
};

/** The error page's reload link. */
export const retry = '다시 시도';

/** Replaces a section that failed to render. */
export const sectionFailure = '이 부분을 표시하지 못했습니다. 전화로 문의해 주세요.';
