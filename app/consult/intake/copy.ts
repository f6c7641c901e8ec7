import { consent, marketing } from '#app/consult/requests/consent.ts';
import { labels } from '#app/consult/requests/fields/labels.ts';
import type { FieldName } from '#app/consult/requests/fields/schema.ts';
import { withParticle } from '#app/law/korean-words.ts';
import { requestLink } from '#app/ui/copy.ts';

export const form = {
  ...labels,
  byEmail: '이메일로 답변 받기',
  abroad: '해외 번호예요',
  abroadHint:
    '국가 번호부터 적어 주세요. 예: +1\u00a0213\u00a0555\u00a00123. 전화받으실 때는 한국 시간으로 골라 주세요.',
  emailHint: '해외에 계시거나 통화가 어려우시면 이메일만 적으셔도 됩니다.',
  /** On the buttons that write a day: each is a day further back. */
  recentDays: ['오늘', '어제'],
  diedOnHint: '예: 2026. 11. 10. 양력으로 적어 주세요. 정확히 모르시면 아시는 대로 적어 주세요.',
  toYear: (year: string) => `${year}년으로 바꾸기`,
  diedOnFilled: '계산기에 입력하신 날짜를 가져왔습니다.',
  empty: '비우기',
  messageHint: '주민등록번호, 계좌번호, 건강이나 범죄에 관한 내용은 적지 마세요.',
  more: '더 적기',
  optional: '(선택)',
  required: '(필수)',
  time: '언제 전화드릴까요?',
  timeHint: (halves: string, abroad: boolean) =>
    `${abroad ? '한국 시간으로 ' : ''}${halves.replace(/(오전|오후) /g, '$1은 ').replace('오후은', '오후는')}입니다.`,
  /** After it. */
  closedWeekends: '토요일과 일요일은 쉽니다.',
  otherDays: '다른 날 고르기',
  nearDays: ['오늘', '내일'],
  closedDay: (reason: string) => `${withParticle(reason, '이라', '라')} 쉽니다`,
  /** The one slot of a Saturday. */
  wholeDay: '토요일',
  stage: '어떤 일이신가요?',
  stageUnknown: '고르기',
  /** Begins `promise` where a slot is chosen, because the heading names the end of the day. */
  chosen: (until: string) => `고르신 대로 ${until}`,
  /** Under the button. The number is empty until it is whole. */
  promise: (until: string, from: string, number: string) =>
    `${until && `${until} `}${from}에서 ${number && `${number}${/[036]$/.test(number) ? '으로' : '로'} `}전화드립니다.`,
  answersByMail: '이메일로 답을 드립니다.',
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
  summary: (count: number) =>
    `${['', '한 곳만', '두 곳만', '세 곳을', '네 곳을'][count] ?? '여러 곳을'} 확인해 주세요`,
  mended: '고치셨습니다',
};

/** The fields by name, in the summary of the errors. */
export const summaryLabels: Record<FieldName, string> = {
  ...labels,
  name: '성함',
  stage: form.stage,
  time: form.time,
  facts: '함께 보내시는 내용',
  consent: consent.label,
  confirmation: form.confirmation,
  marketing: marketing.label,
};

/** Words about the next call, on the page of the form. */
export const callWords = {
  begin: '신청하시면 ',
  closed: (day: string, reason: string, next: string) =>
    `${day === '오늘' ? '오늘은' : `${day}은`} ${withParticle(reason, '이라', '라')} 쉽니다. ${next}에 `,
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
    text: '짧은 시간에 신청이 여러 번 들어왔습니다. 적으신 내용은 그대로 있습니다.',
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
