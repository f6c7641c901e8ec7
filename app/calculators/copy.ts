import { dottedDate } from '#app/law/dotted-date.ts';

/** Labels and notes that all calculators share. */
export const copy = {
  /** Hint at the date of death. Names the device's current day, because its clock may be wrong. */
  futureDeath: (today: string) =>
    `아직 오지 않은 날입니다. 이 기기의 오늘 날짜는 ${dottedDate(today).replaceAll(' ', '\u00a0')}입니다. 돌아가신 날과 기기의 날짜를 확인해 주세요. 오늘까지의 날짜를 입력하시면 계산합니다.`,
  /** The day of death, and when the visitor learned of it. */
  deathQuestion: {
    label: '돌아가신 날',
    ago: (days: number) => (days === 0 ? '오늘입니다.' : `${days}일 전입니다.`),
    future: '아직 오지 않은 날입니다. 연도를 확인해 주세요.',
    knew: '돌아가신 것을 언제 아셨나요?',
    sameDay: '그날 아셨어요',
    later: '나중에 아셨어요',
    knewLabel: '돌아가신 것을 아신 날',
    early: '돌아가신 날보다 앞설 수 없습니다. 날짜를 다시 확인해 주세요.',
  },
  people: '명',
  family: '가족',
  /** Sources of the input. */
  source: {
    link: '링크로 받은 내용입니다. 여기서 고치셔도 내 내용은 바뀌지 않습니다.',
    example: '예시입니다. 내 내용은 바뀌지 않습니다.',
    toOwn: '내 내용으로 돌아가기',
    filled: (fields: readonly string[]) =>
      `앞에서 입력하신 내용을 가져왔습니다: ${fields.join(', ')}`,
    empty: '비우기',
    followed: '다른 화면에서 고치신 내용을 반영했습니다.',
    lost: '전에 입력하신 내용을 읽지 못해 지웠습니다. 다시 입력해 주세요.',
  },
  /** Above a result that is not of the visitor's own input. */
  result: {
    link: '링크로 받은 계산입니다.',
    example: '예시입니다.',
    by: (firm: string, tool: string) => `${firm}의 ${tool}로 계산했습니다.`,
  },
  keep: {
    label: '이 기기에 저장',
    text: '돌아가신 날과 가족처럼 여러 화면에서 함께 쓰는 답만 남고, 금액과 증여는 남지 않습니다. 저장하지 않으시면 창을 닫을 때 지워집니다. 어느 쪽이든 저희에게는 오지 않습니다.',
    blocked: '이 브라우저에는 저장할 수 없습니다. 창을 닫으면 지워집니다.',
    clear: '입력한 내용 모두 지우기',
  },
  /** Shown instead of the result if a number is missing or too large. */
  countFaults: {
    none: (label: string) =>
      `‘${label}’ 칸에 숫자로 적어 주세요(예:\u00a02). 적으시면 다시 계산합니다.`,
    beyond: (label: string, limit: string) =>
      `‘${label}’에는 ${limit}까지만 입력할 수 있어, 입력하신 수로는 계산하지 못합니다. 숫자를 고치시면 다시 계산합니다.`,
  },
  /** Shown instead of the result after the visitor leaves the field. */
  unreadableAmount: (label: string) =>
    `‘${label}’의 금액을 읽지 못했습니다. 금액을 고치시면 다시 계산합니다.`,
  outOf: '분의',
  whole: '전부',
  /** Option of a list in which nothing is chosen. */
  choose: '선택',
  yes: '있음',
  no: '없음',
  won: '원',
  /** Units that a money field offers as buttons on touch screens. */
  units: ['억', '만'],
  addUnit: (label: string, unit: string) => `${label}에 ‘${unit}’ 붙이기`,
  otherReading: (won: string) => `${won}으로 바꾸기`,
  unreadable: '금액으로 읽지 못했습니다. 예: 9억',
  /** Question about a misplaced comma, as in 3,5억. */
  oddComma: (won: string) => `${won}인가요? 쉼표는 세 자리마다 찍어 주세요.`,
  /** Labels of the buttons that enter a day, each one day further back. */
  recentDays: ['오늘', '어제'],
  dayParts: { year: '년', month: '월', day: '일' },
  /** Shown at the field and instead of the result. */
  dayFaults: {
    incomplete: (label: string) => `‘${label}’의 연도, 월, 일을 모두 입력해 주세요.`,
    'short-year': (label: string) => `‘${label}’의 연도는 네 자리로 입력해 주세요. 예:\u00a01985년`,
    impossible: (label: string) =>
      `‘${label}’에 입력하신 날짜는 달력에 없습니다. 다시 확인해 주세요.`,
    unclear: (label: string) =>
      `‘${label}’에는 양력 날짜를 하루만 숫자로 적어 주세요. 음력 날짜는 양력으로 바꿔 적으시고, 정확한 날을 모르시면 전화로 물어봐 주세요.`,
  },
  weekday: '요일',
  share: '링크 보내기',
  link: '링크 복사',
  linkLabel: '이 계산을 여는 주소',
  print: '인쇄',
  printOtherwise: '인쇄 창이 열리지 않으면 링크를 복사해 다른 브라우저에서 열고 인쇄해 주세요.',
  request: '이 내용으로 상담 신청',
  private:
    '입력하신 내용은 이 기기에서만 계산하고 저희에게 오지 않습니다. 링크를 받은 분은 입력하신 내용을 볼 수 있습니다. 보낼 분을 확인해 주세요.',
  /** The tick that adds the statuses of the family to a link, and what a link without them says. */
  status: {
    label: '가족의 상태도 함께 보내기',
    text: '사망, 상속포기, 입양처럼 한 분씩 고르신 내용입니다. 빼고 보내시면 받는 분의 화면에 빠졌다고 나오고, 계산도 달라질 수 있습니다.',
    partial:
      '보낸 분이 사망, 상속포기, 입양 같은 가족의 상태를 빼고 보냈습니다. 그런 분이 계시면 계산이 달라집니다.',
  },
  inApp: '이 앱 안에서는 저장과 인쇄가 안 될 수 있습니다.',
  openOutside: '인터넷 앱으로 열기',
  copyOutside: '링크를 복사해 다른 브라우저에서 열어 주세요.',
  lost: '받으신 링크가 온전하지 않아 불러오지 못했습니다. 아래는 예시입니다. 링크를 다시 받아 여시거나 여기에 직접 입력해 주세요.',
  /** Notice about a link made by a calculator with other limits. */
  beyondLimit: (limit: string) =>
    `받으신 링크를 불러오지 못했습니다. ${limit} 아래는 예시입니다. 여기에 직접 입력해 주세요.`,
  /** Limit that a link exceeds. */
  most: (label: string, max: string) => `‘${label}’에는 ${max}까지만 입력하실 수 있습니다.`,
  mostWon: (max: string) => `금액은 ${max}까지만 입력하실 수 있습니다.`,
  lostCall: '전화로 말씀하셔도 됩니다.',
  failed:
    '계산기에 문제가 생겨 결과를 보여 드리지 못합니다. 페이지를 새로고침하시면 입력하신 내용으로 다시 계산합니다.',
  failedCall: '새로고침하셔도 나오지 않으면 전화로 물어봐 주세요.',
  reasons: '근거 보기',
  unsettled: '아직 확정되지 않은 점',
  noAdvice:
    '법률 자문이 아닙니다. 누가 상속인인지, 무엇이 재산인지는 서류와 구체적인 사정을 확인해야 알 수 있어 결과가 달라질 수 있습니다.',
};
