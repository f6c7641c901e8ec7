import { firm } from './firm.ts';

/** How long a request is kept: the consent and the privacy policy say the same. */
export const retention = '상담이 끝난 날부터 1년';

/** Options are stored by their key; the firm reads the words. */
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
  submit: '상담 신청',
  sending: '보내는 중입니다',
  age: '만 14세 이상만 신청하실 수 있습니다.',
  summary: '보내기 전에 다시 볼 곳이 있습니다',
  mended: '고치셨습니다',
};

/** The four facts of 개인정보 보호법 제15조 제2항, and the version that a request stores. */
export const consent = {
  version: '2026-11-20',
  label: '개인정보 수집·이용에 동의합니다',
  facts: [
    { term: '목적', text: '상담 신청의 확인, 연락과 상담' },
    {
      term: '항목',
      text: '필수: 성함 또는 부를 이름, 연락처, 지금 상황. 선택: 관련된 업무, 돌아가신 날, 상담 방법과 시간, 하실 말씀',
    },
    { term: '보유 기간', text: retention, important: true },
    {
      term: '거부할 권리',
      text: '동의하지 않으실 수 있습니다. 그때는 이 신청을 받을 수 없으니 전화로 상담해 주세요.',
    },
  ],
  policy: '개인정보 처리방침',
};

export const receipt = {
  title: '접수되었습니다',
  reference: '접수번호',
  receivedAt: '접수 시각',
  next: '적어 주신 시간에 맞추어 전화를 드립니다. 저희\u00a0번호는 아래와 같습니다.',
  change:
    '접수번호를 적어 두시거나 화면을 저장해 주세요. 시간을 바꾸거나 덧붙이실 말씀이 있으면 접수번호와 함께 전화해 주세요.',
  open: '접수증 따로 열기',
  hours: firm.hours.text,
};

/** Before the phone number, after whatever failed. */
export const callInstead = '급하시면 전화해 주세요.';

/** Said when nobody knows that a request arrived. */
export const failures = {
  network:
    '연결이 끊겨 접수되었는지 확인하지 못했습니다. 적으신 내용은 그대로 있습니다. 잠시 뒤 다시 눌러 주세요.',
  server: '지금은 접수할 수 없습니다. 적으신 내용은 그대로 있습니다. 잠시 뒤 다시 눌러 주세요.',
  refused:
    '이 화면에서는 보낼 수 없습니다. 화면을 새로 연 뒤 다시 보내 주세요. 적으신 내용은 그대로 있습니다.',
  tooLarge: '적으신 내용이 너무 깁니다. 줄여서 다시 보내 주세요.',
};
