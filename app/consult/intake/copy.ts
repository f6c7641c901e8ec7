import { labels } from '#app/consult/requests/fields/labels.ts';
import { requestLink } from '#app/ui/copy.ts';

export const form = {
  ...labels,
  phoneHint: '해외 번호는 +와 국가 번호부터 적어 주세요.',
  byEmail: '이메일로 받을게요',
  emailHint: '해외에 계시거나 통화가 어려우시면 이메일만 적으셔도 됩니다.',
  /** On the buttons that write a day: each is a day further back. */
  recentDays: ['오늘', '어제'],
  diedOnHint:
    '예: 2026. 11. 10. 양력 날짜를 적어 주시면 신청을 마친 뒤 법정 기한을 날짜로 알려 드립니다. 정확히 모르시면 아시는 대로 적어 주세요.',
  diedOnFilled: '계산기에 입력하신 날짜를 가져왔습니다.',
  empty: '비우기',
  messageHint: '주민등록번호, 계좌번호, 건강이나 범죄에 관한 내용은 적지 마세요.',
  more: '더 적기',
  optional: '(선택)',
  required: '(필수)',
  guide: '성함, 연락처, 지금 상황만 적으셔도 됩니다.',
  facts: '계산기에 입력한 내용도 함께 보내기',
  factsRemove: '계산 내용 삭제',
  confirmation: '접수되면 문자로 알려 주세요',
  confirmationHint: '접수번호를 위에 적으신 번호로 보내 드립니다. 국내 휴대전화만 됩니다.',
  /** The label of the hidden honeypot field. */
  honeypot: '비고',
  submit: requestLink.text,
  submitAgain: '다시 보내기',
  submitAnew: '새 신청으로 보내기',
  sending: '보내는 중입니다',
  slow: '보내는 데 시간이 걸리고 있습니다. 화면을 그대로 두어 주세요.',
  age: '만 14세 이상만 신청하실 수 있습니다.',
  summary: '확인이 필요한 항목이 있습니다',
  mended: '고치셨습니다',
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

/** Words that form the time of the next attempt: 3분쯤 뒤에 다시 눌러 주세요. */
export const retryIn = { minutes: '분', hours: '시간', text: '쯤\u00a0뒤에 다시 눌러 주세요.' };

/** In place of the form, when its request was received. */
export const receipt = {
  title: '신청이 접수되었습니다',
  open: '접수증 보기',
};
