import { consentWords, consentWordsHash } from '#app/firm/data/consent-words.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { retention } from '#app/firm/view/retention.ts';

/** One statement of a consent, such as its purpose. */
export interface ConsentStatement {
  term: string;
  /** One line or several. */
  text: string;
  /** Whether the law requires emphasis (시행령 제17조 제3항). */
  important?: boolean;
}

const { purposes = [], statements = [], refusal } = consentWords;
const contact = '연락처(전화번호나 이메일)';

/** Data that each field of the form collects, as the consent and the privacy policy name it. */
export const collected = {
  required: { name: '성함(가명도 괜찮습니다)', phone: contact, email: contact },
  optional: {
    stage: '지금 상황',
    method: '상담 방법',
    time: '통화하기 좋은 시간',
    area: '관련된 업무',
    diedOn: '돌아가신 날',
    message: '하실 말씀',
    facts:
      '함께 보내시는 내용(이 사이트에 입력하신 가족 관계와 날짜, 재산과 빚, 마지막 주소, 계산 내용)',
    confirmation: '접수 문자를 받으실지',
  },
  /** Boxes of consent. */
  consents: { consent: '동의서 버전과 동의 시각', marketing: '소식 수신' },
};

/** The collected data and its purpose; stated in the consent and the privacy policy. */
export const request = {
  purposes: lines(
    '상담 신청을 확인하고, 연락드리고, 상담하는 데에 씁니다.',
    '어느 안내를 보고 신청하셨는지, 같은 신청이 두 번 들어오지 않았는지, 사람이 보낸 신청인지 확인하는 데에도 씁니다.',
    ...purposes,
  ),
  required: items(collected.required),
  optional: items(collected.optional),
  besides: `접수번호, 접수 시각, ${collected.consents.consent}, 이 사이트에 오신 경로(처음 여신 화면의 경로, 바로 전에 보신 사이트의 이름, 광고 주소에 붙은 utm·gclid·NaPm 값, 캠페인과 광고그룹의 번호, 그 밖의 광고 표시의 이름), 같은 신청인지 확인하는 표시, 자동으로 보낸 신청인지 확인한 표시, 신청하신 브라우저임을 확인하는 쿠키, 접수증에서 고치신 전화번호와 고치신 때, 덧붙이신 말씀`,
};

/**
 * The four statements that 개인정보 보호법 제15조 제2항 requires, in short and in full, with what the firm adds in
 * content/privacy.yaml. Each request stores the `version`: change it whenever a word of the consent, or of `marketing`,
 * changes (text-versions.test.ts). The firm's words change it themselves, by their hash.
 */
export const consent = {
  version: ['2026-11-29.1', consentWordsHash].filter(Boolean).join('+'),
  label: '개인정보 수집·이용에 동의합니다',
  more: '동의 내용 모두 보기',
  short: [
    {
      term: '목적',
      text: lines('상담 신청의 확인, 연락과 상담, 신청하신 경로의 확인', ...purposes),
    },
    {
      term: '항목',
      text: lines(
        '필수: 성함(가명도 괜찮습니다), 연락처',
        '선택: 위에서 함께 보내시는 내용과 그 밖에 적거나 고르신 것',
        '자동 저장: 접수 시각, 이 사이트에 오신 경로',
      ),
    },
    { term: '보유 기간', text: retention, important: true },
    {
      term: '거부할 권리',
      text: `동의하지 않으셔도 됩니다. ${refusal ?? '다만 온라인으로는 접수할 수 없으니 전화로 상담해 주세요.'}`,
    },
  ] satisfies ConsentStatement[] as ConsentStatement[],
  title: '개인정보 수집·이용 동의',
  full: [
    {
      term: '수집·이용 목적',
      text: request.purposes,
    },
    {
      term: '수집 항목',
      text: lines(
        `필수: ${request.required}`,
        `선택: ${request.optional}`,
        `신청과 함께 남는 것: ${request.besides}`,
      ),
    },
    {
      term: '보유·이용 기간',
      text: `${retention}. 지나면 복구할 수 없게 지웁니다.`,
      important: true,
    },
    {
      term: '거부할 권리와 불이익',
      text: lines(
        `동의하지 않으셔도 됩니다. ${refusal ?? '다만 온라인으로는 접수할 수 없으니 전화로 상담해 주세요.'} 선택 항목은 비워 두셔도 상담에 아무 차이가 없습니다.`,
        '동의하신 뒤에도 언제든 철회하실 수 있습니다. 접수증에서 하시거나, 전화나 이메일로 접수번호를 알려 주세요.',
      ),
    },
    ...statements.map(({ title, text }) => ({ term: title, text })),
  ] satisfies ConsentStatement[] as ConsentStatement[],
  policy: '개인정보 처리방침',
};

/** 광고성 정보 수신 동의 (정보통신망법 제50조), separate from the other consent and always optional. */
export const marketing = {
  label: '상속에 관한 소식을 받겠습니다',
  summary:
    '법이 바뀐 소식과 설명회 안내를 문자, 전화, 이메일로 드립니다. 동의하지 않으셔도 상담에는 아무 차이가 없습니다.',
  more: '소식 수신 동의 내용 모두 보기',
  title: '광고성 정보 수신 동의',
  full: [
    {
      term: '보내는 내용과 목적',
      text: '상속에 관한 법이 바뀐 소식과 설명회 안내 (광고성 정보)',
      important: true,
    },
    { term: '보내는 사람', text: `${firm.name}, ${firm.phone}` },
    {
      term: '보내는 방법',
      text: '문자(SMS), 전화, 이메일. 밤 9시부터 아침 8시까지는 보내지 않습니다.',
    },
    { term: '이용 항목', text: '성함, 연락처, 동의하신 시각' },
    {
      term: '보유·이용 기간',
      text: `동의를 철회하실 때까지. 늦어도 상담 신청을 지울 때까지(${retention})`,
      important: true,
    },
    {
      term: '거부하는 방법',
      text: '받으신 문자나 이메일에 적힌 방법이나 전화로 말씀해 주시면 바로 멈춥니다. 비용은 들지 않습니다.',
    },
    {
      term: '거부할 권리',
      text: '동의하지 않으실 수 있고, 언제든 철회하실 수 있습니다. 어느 쪽이든 상담에는 아무 차이가 없습니다.',
    },
  ] satisfies ConsentStatement[] as ConsentStatement[],
};

function lines(...all: string[]): string {
  return all.join('\n');
}

/** Each item once: several fields may ask for one. */
function items(fields: Record<string, string>): string {
  return [...new Set(Object.values(fields))].join(', ');
}
