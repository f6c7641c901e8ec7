import { courtSite } from '#app/firm/schema/official-sites.ts';

/** Texts of the list of tasks. */
export const copy = {
  title: {
    noDate: '상속이 시작되면 하실 일',
    late: '석 달이 지났어도 방법이 있는지 확인해 보세요',
    over: '기한이 지났습니다. 먼저 상담하세요',
    past: '날짜가 지난 일부터 확인해 주세요',
    asks: '상속인이 된 것을 언제 아셨는지 알려 주세요',
    done: '지금 하실 일은 모두 하셨습니다',
    act: (day: string, act: string) => `${day} ${act}`,
    today: '오늘까지',
    until: (day: string) => `${day}까지`,
  },
  dont: '법원이 받아들였다고 알려 줄 때까지 하지 마세요',
  asks: {
    becameHeir: {
      question: '상속인이 된 것을 언제 아셨나요?',
      hint: '앞 순위가 모두 포기해서 차례가 왔으면 그것을 아신 날부터 석 달입니다. 돌아가실 때 이미 상속인이셨으면 돌아가신 것을 아신 날을 입력해 주세요.',
    },
    knewDebts: {
      question: '빚이 더 많다는 것을 아신 날 입력하기',
      hint: '빚이 있다는 것이 아니라, 빚이 재산보다 많다는 것을 아신 날입니다.',
    },
  },
  counted: {
    from: (event: string, day: string, length: string) => `${event}(${day})부터 ${length}입니다.`,
    firstDay: '첫날은 빼고 셉니다.',
    arrives: '그날까지 서류가 법원에 도착해야 합니다.',
    moved: (days: string) => `${days} 다음 날로 미루어졌습니다.`,
  },
  safe: {
    range: (first: string, last: string) => `${first}–${last}는`,
    oneDay: (day: string) => `${day}은`,
    court: (days: string, why: string, day: string) =>
      `${days} ${why}라 법원이 쉽니다. ${day}까지 내세요.`,
    office: (days: string, why: string, day: string) =>
      `${days} ${why}라 관공서가 쉽니다. ${day}까지 하세요.`,
    newYear: '설 연휴',
    harvest: '추석 연휴',
    holiday: '휴일이',
  },
  post: {
    within: (month: number) =>
      `우편으로 보내시려면 ${month}월 안에 등기로 보내고, 법원에 전화해 도착을 확인하세요.`,
    until: (day: string) =>
      `우편으로 보내시려면 ${day}까지 등기로 보내고, 법원에 전화해 도착을 확인하세요.`,
    tooLate: '우편은 늦을 수 있습니다. 법원에 직접 내세요.',
  },
  /** The second sentence of the list. */
  second: {
    next: (day: string) => `그다음은 ${day}입니다.`,
    after: (day: string) => `다음은 ${day}입니다.`,
    wait: '그때까지는 법원의 심판문을 기다리시면 됩니다.',
    accept: '그때까지 상속포기나 한정승인을 신고하지 않으면 빚까지 물려받습니다.',
    acceptBy: (day: string) =>
      `${day}까지 상속포기나 한정승인을 신고하지 않으면 빚까지 물려받습니다.`,
    keep: '법원이 받아들였다고 알려 줄 때까지 예금과 차, 보증금은 그대로 두세요.',
    over: '석 달이 지나도록 신고하지 않으면 빚까지 물려받은 것으로 봅니다. 상속인이 된 것이나 빚이 더 많은 것을 나중에 아셨는지 먼저 물어보세요.',
    ownMonths:
      '상속포기의 석 달은 사람마다 아신 날부터 셉니다. 여기에는 돌아가신 날부터 세어 가장 이른 날을 적었습니다.',
  },
  /** The order of the court, while a family waits for it. */
  decision: {
    title: '법원의 심판문',
    time: '받기까지 걸리는 시간은 법원마다 다릅니다. 몇 달이 걸릴 수도 있습니다.',
    renounced: '받으신 뒤에도 예금과 차에 손대지 마세요. 상속을 받는 분의 것입니다.',
    limited: '받으실 때까지 예금과 차는 그대로 두세요.',
  },
  /** Hints at the questions. */
  hints: {
    debts:
      '카드 대금, 밀린 세금, 남의 빚을 보증하신 것도 빚입니다. 모르시면 ‘아직 잘 모르겠어요’를 골라 주세요. 알아보는 방법부터 알려 드립니다.',
    will: '봉투에 든 유언장을 찾으셨으면 뜯지 말고 그대로 가정법원에 내세요. 법원에서 상속인들 앞에서 엽니다(민법 제1091조·제1092조).',
  },
  court: {
    because: (place: string) => `고인의 마지막 주소가 ${place}여서 이 법원입니다.`,
    caveat: (day: string) => `${day}에 확인한 법원입니다. 내시기 전에 법원에 전화로 확인하세요.`,
    contact: { text: '법원의 주소와 전화 찾기', href: courtSite },
  },
  /** Whether the list is complete. */
  notAll: '이 목록이 전부는 아닙니다. 집안의 사정에 따라 하실 일이 더 있을 수 있습니다.',
};
