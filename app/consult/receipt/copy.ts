import { ERASE_AFTER_DAYS } from '#app/consult/requests/withdraw.server.ts';
import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import { firm } from '#app/firm/view/firm.ts';
import { firstCall } from '#app/firm/view/first-call.ts';
import { LINK_LIFETIME_DAYS } from './receipt-link.server.ts';

const { phone } = firm;

/** The page of a receipt: when the firm calls, what to do until then, and how to correct, add and withdraw. */
export const receiptPage = {
  head: { title: `상담 신청 접수증 | ${firm.name}` },
  crumb: '접수증',
  title: '신청이 접수되었습니다',
  /** Above the heading once the request is not new any more. */
  named: (reference: string) => `접수증 ${reference}`,
  /** Its heading after a withdrawal. */
  withdrawn: '신청을 취소하셨습니다',
  /** The heading, with the promised time: 오늘 오후 6시까지. */
  promise: {
    call: (by: string) => `${by} 전화드립니다`,
    mail: (by: string) => `${by} 이메일로 답을 드립니다`,
  },
  /** After the promised time: the site does not know whether the firm has called. */
  passed: {
    call: '전화를 받으셨나요?',
    mail: '답을 받으셨나요?',
    promisedCall: (by: string) => `${by} 전화드리기로 했습니다. 못 받으셨으면 바로 말씀해 주세요.`,
    promisedMail: (by: string) => `${by} 답을 드리기로 했습니다. 못 받으셨으면 바로 말씀해 주세요.`,
    again: '다시 전화받을 시간 고르기',
  },
  /** Why nobody calls today: 토요일, 공휴일, or the reason of a closure. */
  closed: (reason: string) =>
    ['토요일', '일요일', '공휴일'].includes(reason)
      ? `오늘은 ${reason}이라 쉽니다.`
      : `오늘은 ${reason}입니다.`,
  /** After that sentence. */
  nextDay: (day: string, weekday: string) => `${day} ${weekday}에 전화드립니다.`,
  from: { term: `${firstCall.subject} 이\u00a0번호에서`, copy: '복사' },
  to: {
    term: '이 번호로',
    byLink: '신청하실 때 적으신 번호로',
    hidden: '링크로 여시면 번호와 내용은 나오지 않습니다.',
    wrong: `번호가 틀렸을 것 같으면 ${phone}번으로 전화해 접수번호를 말씀해 주세요.`,
    correct: '번호 고치기',
    label: '바른 번호를 적어 주세요',
    submit: '이 번호로 바꾸기',
    keep: '그대로 두기',
    done: (number: string) => `바꾸었습니다. 이제 ${number}번으로 전화드립니다.`,
    failed: `바꾸지 못했습니다. ${phone}번으로 전화해 주세요.`,
  },
  mailTo: '이 이메일로',
  unknownNumber: '모르는 번호여도 받아 주세요.',
  missed: {
    /** With the time: 내일(금요일) 정오까지. */
    again: (by: string) => `못 받으시면 ${by} 한 번 더 전화드립니다.`,
    call: `못 받으셨으면 ${phone}번으로 전화해 주세요.`,
  },
  states: {
    received: { word: '접수됨', text: '' },
    missed: {
      word: '부재중',
      text: '전화드렸지만 연결되지 않았습니다. 다시 전화드리겠습니다. 기다리기 어려우시면 전화해 주세요.',
    },
    booked: {
      word: '상담 예약',
      text: '상담 날짜를 정했습니다. 바꾸시려면 전화해 주세요.',
    },
    contacted: { word: '연락드림', text: '신청하신 내용으로 연락드렸습니다.' },
    retained: {
      word: '사건을 맡음',
      text: '사건을 맡겨 주셨습니다. 진행 상황은 담당자에게 문의해 주세요.',
    },
    closed: { word: '상담 마침', text: '이 신청의 상담을 마쳤습니다.' },
    withdrawn: { word: '신청 취소', text: '이 신청으로는 연락드리지 않습니다.' },
  },
  /** Sentence with the latest day of deletion. */
  eraseBy: (by: string) => `적으신 내용은 늦어도 ${by}까지 복구할 수 없게 지웁니다.`,
  until: {
    title: '그때까지 이렇게 해 주세요',
    /** Once the firm has spoken with the visitor. */
    keepTitle: '이것은 계속 지켜 주세요',
    /** After a withdrawal, and once the consultation has ended. */
    runsOnTitle: '법정 기한은 멈추지 않습니다',
    property: '예금, 차, 보증금은 그대로 두세요.',
    agreement: '재산을 나누는 서류에 도장을 찍지 마세요.',
    letters: '독촉장과 우편물은 봉투째 모아 두세요.',
    facts: ['3.1', '3.6', '80.2'] satisfies LawFactId[],
    /** After the day, which is drawn larger. */
    until: '까지',
    term: '상속포기나 한정승인을 신고하셔야 합니다.',
    /** Three pieces: the day between does not break. */
    safe: {
      before: (holiday: string) => `${holiday} 있어`,
      day: (day: string) => `${day}까지가`,
      after: '안전합니다.',
    },
    /** Names the days off by the words of their gazette. */
    holiday: (names: readonly string[]) => {
      const named = (word: string) => names.some((name) => name.includes(word));
      if (named('설날')) return '설 연휴가';
      return named('추석') ? '추석 연휴가' : '휴일이';
    },
    runsOn: '상담을 신청하셔도 기한은 그대로 흘러갑니다.',
    /** After a withdrawal. */
    runsOnAfter: '신청을 취소하셔도 기한은 그대로 흘러갑니다.',
    /** After the consultation. */
    runsOnClosed: '상담을 마치셔도 기한은 그대로 흘러갑니다.',
    passed: (day: string) => `상속포기·한정승인 기한이 ${day}에 지났습니다.`,
    check: { text: '내 기한 확인하기', href: '/deadlines' },
    /** Sentence on a term that ends before the firm calls. */
    first: (day: string, weekday: string) => `상속포기·한정승인 기한이 ${day} ${weekday}입니다.`,
    firstText: '저희 전화를 기다리지 말고, 그날까지 신고하거나 기간을 늘려 달라고 청구하세요.',
    forms: '법원에 낼 서류 쓰기',
  },
  word: {
    title: '더 하실 말씀이 있으신가요?',
    titleAfter: '더 하실 말씀',
    /** The word is in the firm's mail before the promised time. */
    before: '전화드리기 전에 읽겠습니다.',
    after: '받는 대로 읽겠습니다.',
    hint: '주민등록번호, 계좌번호, 건강이나 범죄에 관한 내용은 적지 마세요.',
    submit: '덧붙여 보내기',
    more: '하나 더 보내기',
    /** With the time of day, or the date too. */
    received: (when: string) => `${when}에 접수되었습니다.`,
    failed: { title: '보내지 못했습니다.', text: '쓰신 말씀은 그대로 있습니다. 다시 눌러 주세요.' },
    full: `이 신청에는 더 덧붙이실 수 없습니다. 더 하실 말씀은 ${phone}번으로 전화해 주세요.`,
  },
  sent: {
    title: '보내신 내용',
    reference: '접수번호',
    copy: '접수번호 복사',
    /** After a term that names the number. */
    copyShort: '복사',
    received: '접수되었습니다 (내용은 여기 표시하지 않습니다)',
    facts: '함께 보내신 것',
    name: '성함',
    time: '전화받기',
    stage: '상황',
  },
  keep: {
    title: '다시 보시려면',
    devices: { phone: '이 휴대전화', computer: '이 컴퓨터' },
    ask: (device: string) =>
      `${device}에 두시면 홈의 ‘신청하신 내용’에서 다시 보실 수 있습니다. ${device}를 함께 쓰시는 분도 번호와 성함, 보내신 내용을 볼 수 있습니다.`,
    button: (device: string, days: number) => `${device}에 ${days}일 동안 두기`,
    kept: (device: string, until: string) =>
      `홈에서 ‘신청하신 내용’을 누르세요. ${device}에 ${until}까지 남습니다.`,
    forget: '지금 지우기',
    forgetText:
      '지우시면 이 브라우저에서 번호를 고치거나 말씀을 덧붙이실 수 없습니다. 신청은 그대로 있습니다.',
    link: '접수증 링크',
    linkText: (until: string) =>
      `링크는 ${until}까지 열립니다. 전화드릴 시간만 나오고, 번호와 내용은 나오지 않습니다.`,
    copyLink: '링크 복사',
  },
  /** On the home page, for a visitor who keeps a receipt or a case in this browser. */
  returning: {
    label: '이어서 보기',
    receipt: '신청하신 내용',
    task: '내 할 일',
    /** Second lines of a request without a promise or a term. */
    closed: '지워져서 더 이상 열리지 않습니다',
    unread: '눌러서 확인해 주세요',
    begun: '정리하시던 내용을 이어서 보실 수 있습니다',
    where: '이 기기에만 저장되어 있습니다',
    forget: '지우기',
    gone: '지웠습니다',
    undo: '되돌리기',
  },
  withdrawal: {
    title: '그만두시려면',
    intro: `언제든 신청을 취소하실 수 있습니다. 취소하시면 전화드리지 않습니다. 내용까지 지우시면 ${ERASE_AFTER_DAYS}일 안에 복구할 수 없게 지웁니다.`,
    /** Labels by the kind of contact that the visitor left. */
    check: {
      phone: { label: '신청하신 전화번호의 끝 네 자리', hint: '본인 확인에만 씁니다.' },
      email: { label: '신청하신 이메일의 @ 앞부분', hint: '본인 확인에만 씁니다.' },
    },
    withdraw: {
      button: '신청 취소',
      title: '신청을 취소하시겠어요?',
      text: '담당자에게 알리고, 이 신청으로는 연락드리지 않습니다. 적으신 내용은 보유 기간이 지나면 지웁니다.',
      confirm: '신청 취소하기',
    },
    erase: {
      button: '취소하고 내용 지우기',
      title: '신청을 취소하고 내용을 지우시겠어요?',
      text: `담당자에게 알리고, 이 신청으로는 연락드리지 않습니다. 적으신 내용은 ${ERASE_AFTER_DAYS}일 안에 복구할 수 없게 지웁니다. 되돌릴 수 없습니다.`,
      confirm: '취소하고 내용 지우기',
    },
    /** After a withdrawal, or once the consultation has ended. */
    later: {
      title: '내용을 지우시려면',
      intro: `지우시면 적으신 내용을 ${ERASE_AFTER_DAYS}일 안에 복구할 수 없게 지웁니다.`,
      erase: {
        button: '내용 지우기',
        title: '적으신 내용을 지우시겠어요?',
        text: `적으신 내용은 ${ERASE_AFTER_DAYS}일 안에 복구할 수 없게 지웁니다. 되돌릴 수 없습니다.`,
        confirm: '내용 지우기',
      },
    },
    back: '접수증으로 돌아가기',
    retained: `사건을 맡겨 주신 뒤에는 이 화면에서 취소하실 수 없습니다. ${phone}번으로 전화해 주세요.`,
    problems: {
      wrong: '신청하실 때 적으신 것과 다릅니다. 다시 확인해 주세요.',
      late: '확인하신 지 오래되어 취소하지 않았습니다. 다시 입력해 주세요.',
      limited: '여러 번 다르게 입력하셨습니다. 급하시면 전화로 말씀해 주세요.',
    },
  },
  /** In place of a receipt. */
  gone: {
    expired: {
      title: '접수증을 볼 수 있는 기간이 지났습니다',
      text: `접수증 링크는 신청하신 날부터 ${LINK_LIFETIME_DAYS}일 동안 열립니다. 진행 상황은 전화로 물어봐 주세요.`,
    },
    removed: {
      title: '신청하신 내용이 지워졌습니다',
      text: '요청하셨거나 보유 기간이 지나 적으신 내용을 모두 지웠습니다. 다시 상담하시려면 새로 신청하시거나 전화해 주세요.',
    },
    unknown: {
      title: '이 링크로는 접수증을 열 수 없습니다',
      text: '링크의 일부가 빠졌을 수 있습니다. 받으신 링크를 끝까지 복사해 다시 열어 보시거나, 전화로 접수번호를 말씀해 주세요.',
    },
  },
  hours: firm.hours?.text,
  home: '처음으로',
};
