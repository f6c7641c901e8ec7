import { formProblems } from '../links/desk-page.server.ts';

/** Texts of the list of open requests, for the firm. */
export const listCopy = {
  titles: { open: '열린 신청', retained: '수임한 신청', closed: '끝난 신청' },
  count: (count: number) => `${count.toLocaleString('ko-KR')}건`,
  late: (count: number) => `약속한 때가 지난 것 ${count.toLocaleString('ko-KR')}건`,
  views: '목록 고르기',
  none: {
    open: '열린 신청이 없습니다.',
    retained: '수임한 신청이 없습니다.',
    closed: '종결하거나 철회된 신청이 없습니다.',
  },
  /** Headings of the columns besides those of the form's fields. */
  columns: {
    state: '상태',
    promise: '약속',
    acts: '표시하기',
  },
  since: (instant: string) => `${instant}부터`,
  promises: {
    call: (until: string) => `${until} 전화`,
    answer: (until: string) => `${until} 이메일로 답`,
    appointment: (moment: string) => `${moment} 상담`,
  },
  overdue: { call: '늦음', answer: '늦음', appointment: '지남' },
  wishes: {
    copy: '열람 요구',
    copyThenDeletion: '열람 요구 · 드린 뒤 지움',
    deletion: (moment: string) => `삭제 요구 · ${moment}부터 지움`,
  },
  damaged: '손상',
  damagedText: '열리지 않는 신청입니다. 접수번호를 서버를 돌보는 분께 알려 주세요.',
  suspectedText: '사람이 보낸 신청인지 메일을 보고 정해 주세요.',
  stale:
    '이 화면을 여신 뒤에 상태가 바뀌었습니다. 아무것도 하지 않았으니, 지금 상태를 보시고 다시 눌러 주세요.',
  actsOf: (reference: string) => `${reference} 표시하기`,
  find: {
    label: '접수번호나 전화번호 끝 네 자리',
    button: '찾기',
    wrong: '접수번호 여덟 자리나 전화번호의 끝 네 자리를 적어 주세요.',
    title: '찾은 신청',
    none: '그런 신청이 없습니다. 적으신 것을 다시 보시거나, 끝난 신청이면 보유 기간이 지나 지워졌을 수 있습니다.',
    more: (count: number) =>
      `그 밖에 ${count.toLocaleString('ko-KR')}건이 더 있습니다. 접수번호로 찾아 주세요.`,
  },
  paging: '쪽',
  page: (page: number, pages: number) => `${pages}쪽 가운데 ${page}쪽`,
  previous: '앞쪽',
  next: '다음 쪽',
  back: '목록으로',
  until: (day: string) => `이 목록은 ${day}까지 열립니다. 그\u00a0뒤에는 새 메일의 링크로 여세요.`,
  leave: '목록 닫기',
  left: { title: '목록을 닫았습니다', text: '다시 보시려면 메일의 링크를 누르세요.' },
} as const;

export const pinCopy = {
  title: '열린 신청 목록',
  lead: (address: string, day: string) => `${address}로 보낸 링크입니다. ${day}까지 열립니다.`,
  label: '사무실의 번호 여섯 자리',
  button: '목록 열기',
  wrong: (left: number) => `번호가 다릅니다. ${left}번 더 틀리면 이 링크는 끝납니다.`,
  malformed: '숫자 여섯 자리를 적어 주세요. 틀린 것으로 세지 않았습니다.',
  already: '이 브라우저에서 번호를 이미 입력하셨으면',
  straight: '바로 열기',
} as const;

/** Why the list does not open, and what to do. */
export const listProblems = {
  unknown: {
    title: '열 수 없는 링크입니다',
    text: '주소가 잘렸거나 바뀌었거나, 이 링크를 받은 메일 주소가 받는 주소에서 빠졌습니다. 가장 새 메일의 링크를 눌러 주세요. 그래도 열리지 않으면 서버를 돌보는 분께 MAIL_TO를 물어보세요.',
  },
  expired: {
    title: '기한이 지난 링크입니다',
    text: '목록의 링크는 다음 영업일까지만 열립니다. 가장 새 메일이나 오늘의 아침 요약에 있는 링크를 눌러 주세요.',
  },
  dead: {
    title: '끝난 링크입니다',
    text: '번호가 다섯 번 틀려 이 링크로는 더 열 수 없고, 서버를 돌보는 분께 알렸습니다. 다음 영업일에 오는 메일에 새 링크가 있습니다. 그때까지는 메일마다 있는 표시하기 링크를 쓰시고, 직접 틀리신 것이 아니면 서버를 돌보는 분께 말씀해 주세요.',
  },
  closed: {
    title: '목록이 닫혀 있습니다',
    text: '가장 새 메일의 링크를 누르고 번호를 입력해 주세요.',
  },
  gone: {
    title: '이 신청은 없습니다',
    text: '지워졌거나 접수번호가 다릅니다. 아무것도 바뀌지 않았습니다.',
  },
  refused: {
    title: '바꾸지 않았습니다',
    text: '지금 상태에서는 할 수 없는 표시입니다. 아래에서 다른 것을 고르세요.',
  },
  stale: {
    title: '바꾸지 않았습니다',
    text: '이 화면을 여신 뒤에 상태가 바뀌었습니다. 지금 상태를 보시고 다시 고르세요.',
  },
  foreign: {
    title: '이 화면에서는 할 수 없습니다',
    text: '메일의 링크로 다시 열어 주세요. 아무것도 바뀌지 않았습니다.',
  },
  ...formProblems,
  failed: {
    title: '지금은 보여 드리지 못합니다',
    text: '저희 쪽에 문제가 생겼습니다. 잠시 뒤 다시 열어, 바꾸려 하신 것이 바뀌었는지 봐 주세요.',
  },
} as const;

export type ListProblem = keyof typeof listProblems;
