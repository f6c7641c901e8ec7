import { firm } from './firm.ts';

/** Options are stored by their key; the firm sees the labels. */
export const stages = {
  'just-died': '막 돌아가셨습니다',
  debt: '빚이 더 많을지 모릅니다',
  dispute: '나누는 데 다툼이 있습니다',
  reduced: '내 몫이 줄었습니다',
  planning: '미리 준비하고 싶습니다',
  unsure: '잘 모르겠습니다',
} as const;

export const methods = {
  phone: '전화로',
  visit: '사무실에서 만나서',
} as const;

export const times = {
  any: '평일 아무 때나',
  morning: '평일 오전',
  afternoon: '평일 오후',
  late: '평일 오후 5시 이후',
} as const;

export const form = {
  name: '성함 또는 부를 이름',
  phone: '연락처',
  stage: '지금 상황',
  area: '관련된 업무',
  areaUnknown: '아직 모르겠습니다',
  diedOn: '돌아가신 날',
  method: '상담 방법',
  time: '통화하기 좋은 시간',
  message: '하실 말씀',
  messageHint: '주민등록번호, 계좌번호, 건강이나 범죄에 관한 내용은 적지 마세요.',
  optional: '(선택)',
  required: '(필수)',
  guide: '성함, 연락처, 지금 상황만 적으셔도 됩니다.',
  facts: '계산에 넣은 내용도 함께 보내기',
  confirmation: '접수되면 문자로 알려 주세요',
  confirmationHint: '접수번호를 위에 적으신 번호로 보내 드립니다. 휴대전화일 때만 됩니다.',
  /** The label of the hidden honeypot field. */
  trap: '비고',
  submit: '상담 신청',
  submitAgain: '다시 보내기',
  submitAnew: '새 신청으로 보내기',
  sending: '보내는 중입니다',
  slow: '보내는 데 시간이 걸리고 있습니다. 화면을 그대로 두어 주세요.',
  age: '만 14세 이상만 신청하실 수 있습니다.',
  summary: '보내기 전에 다시 볼 곳이 있습니다',
  mended: '고치셨습니다',
};

export const receipt = {
  title: '접수되었습니다',
  relief: '하실 일을 다 하셨습니다. 이 화면을 닫으셔도 됩니다.',
  reference: '접수번호',
  receivedAt: '접수 시각',
  copy: '접수번호 복사',
  /** What happens next. */
  next: [
    { term: '다음은', text: '담당자가 읽고, 고르신 시간대에 맞추어 평일에 전화를 드립니다.' },
    { term: '저희 번호', text: `${firm.phone}. 이 번호로 전화드립니다.` },
    {
      term: '급하시면',
      text: '기다리지 마시고 전화해 주세요. 시간을 바꾸거나 덧붙이실 때도 접수번호를 말씀해 주세요.',
    },
    { term: '적으신 글', text: '암호로 잠가 두었고, 담당자만 열어 봅니다.' },
  ],
  open: '접수증 따로 열기',
  hours: firm.hours?.text,
};

/** Introduces the phone number after a failure. */
export const callInstead = '급하시면 전화해 주세요.';

/** Messages for failed submissions; each says what to do. */
export const failures = {
  network: {
    title: '접수되었는지 확인하지 못했습니다',
    text: '연결이 끊겼습니다. 적으신 내용은 그대로 있습니다. 잠시 뒤 다시 눌러 주세요. 두 번 접수되지는 않습니다.',
  },
  server: {
    title: '접수를 마치지 못했습니다',
    text: '저희 쪽에 문제가 생겼습니다. 적으신 내용은 그대로 있습니다. 잠시 뒤 다시 눌러 주세요. 두 번 접수되지는 않습니다.',
  },
  limited: {
    title: '아직 접수되지 않았습니다',
    text: '짧은 동안 신청이 여러 번 들어왔습니다. 적으신 내용은 그대로 있습니다.',
  },
  conflict: {
    title: '먼저 보내신 신청이 접수되어 있습니다',
    text: '그 뒤에 고치신 내용은 아직 보내지 않았습니다. 고치신 것을 새 신청으로 보내시려면 한 번 더 눌러 주세요.',
  },
  refused: {
    title: '이 화면에서는 보낼 수 없습니다',
    text: '화면을 새로 연 뒤 다시 보내 주세요. 적으신 내용은 그대로 있습니다.',
  },
  tooLarge: {
    title: '적으신 내용이 너무 깁니다',
    text: '하실 말씀을 줄여서 다시 보내 주세요. 적으신 내용은 그대로 있습니다.',
  },
};

/** When to try again: 3분쯤 뒤에 다시 눌러 주세요. */
export const retryIn = { minutes: '분', hours: '시간', text: '쯤\u00a0뒤에 다시 눌러 주세요.' };
