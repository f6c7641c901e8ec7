import { firm } from '#app/firm/view/firm.ts';

/** The page of a receipt: the state of a request, its link, and how to withdraw it. */
export const receiptPage = {
  head: { title: `상담 신청 접수증 | ${firm.name}` },
  /** Its heading after a withdrawal. */
  withdrawn: '신청을 취소하셨습니다',
  state: '진행 상태',
  states: {
    received: {
      word: '접수됨',
      text: '담당자가 확인하고 있습니다. 고르신 시간대에 맞추어 연락드립니다.',
    },
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
      text: '사건을 맡겨 주셨습니다. 진행은 담당자에게 문의해 주세요.',
    },
    closed: { word: '마침', text: '이 신청의 상담을 마쳤습니다.' },
    withdrawn: {
      word: '신청 취소',
      text: '이 신청으로는 연락드리지 않습니다. 법정 기한은 그대로 지나갑니다.',
    },
  },
  /** Sentence with the latest day of deletion. */
  eraseBy: (by: string) => `적으신 내용은 늦어도 ${by}까지 복구할 수 없게 지웁니다.`,
  link: {
    term: '접수증 링크',
    /** Sentence with the last day of the link. */
    text: (until: string) =>
      `${until}까지 어느 기기에서나 열립니다. 링크를 아는 분은 누구나 볼 수 있으니 다른 분께 보내지 마세요.`,
    label: '접수증 링크',
    copy: '링크 복사',
  },
  withdrawal: {
    title: '신청을 취소하거나 내용을 지우시려면',
    /** Labels by the kind of contact that the visitor left. */
    check: {
      phone: { label: '신청하신 전화번호의 끝 네 자리', hint: '본인 확인에만 씁니다.' },
      email: { label: '신청하신 이메일의 @ 앞부분', hint: '본인 확인에만 씁니다.' },
    },
    withdraw: {
      button: '신청 취소',
      title: '신청을 취소하시겠어요?',
      text: '담당자에게 알리고, 이 신청으로는 연락드리지 않습니다. 적으신 내용은 보유 기간이 지나면 지웁니다.',
      confirm: '신청을 취소합니다',
    },
    erase: {
      button: '취소하고 내용 삭제',
      title: '신청을 취소하고 내용을 지우시겠어요?',
      text: '담당자에게 알리고, 이 신청으로는 연락드리지 않습니다. 적으신 내용은 3일 안에 복구할 수 없게 지웁니다. 되돌릴 수 없습니다.',
      confirm: '취소하고 내용을 지웁니다',
    },
    back: '접수증으로 돌아가기',
    retained: `사건을 맡겨 주신 뒤에는 이 화면에서 취소하실 수 없습니다. ${firm.phone}번으로 말씀해 주세요.`,
    problems: {
      wrong: '신청하실 때 적으신 것과 다릅니다. 다시 확인해 주세요.',
      late: '확인하신 지 오래되어 취소하지 않았습니다. 다시 입력해 주세요.',
      limited: '여러 번 다르게 입력하셨습니다. 급하시면 전화로 말씀해 주세요.',
    },
  },
  /** In place of a receipt. */
  closed: {
    expired: {
      title: '접수증을 볼 수 있는 기간이 지났습니다',
      text: '접수증 링크는 신청하신 날부터 30일 동안 열립니다. 진행 상황은 전화로 말씀드리겠습니다.',
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
  home: '처음으로',
};
