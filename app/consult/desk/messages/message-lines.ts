import { methods, stageText, timeText } from '#app/consult/requests/choices.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { labels } from '#app/consult/requests/fields/labels.ts';
import { phoneText } from '#app/consult/requests/fields/phone-text.server.ts';
import type { FieldName } from '#app/consult/requests/fields/schema.ts';
import { labelOf } from '#app/consult/requests/label-of.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import { type StoredConsultation, suspicions, ways } from '#app/consult/requests/stored.ts';
import { areas } from '#app/firm/view/areas.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { sourceWords } from './source-words.ts';

export interface MessageLine {
  term: string;
  text: string;
}

/** Topic of a line: reaching the visitor, the case, the source, the record, or why the request is suspected. */
type Part = 'call' | 'case' | 'source' | 'record' | 'suspicion';

/**
 * The fields of a stored request as labelled lines, for mails and the command line.
 *
 * @param part returns only the lines of this part
 * @param shown fields that the message shows elsewhere, and that are left out
 */
export function messageLines(
  request: StoredConsultation,
  part?: Part,
  shown: readonly FieldName[] = [],
): MessageLine[] {
  const leftOut: Line[] = shown.map((name) => fieldLines[name]);
  return allLines
    .filter((line) => (part === undefined || line.part === part) && !leftOut.includes(line))
    .map(({ term, read }) => ({ term, text: showInvisible(read(request) ?? '') }))
    .filter(({ text }) => text !== '');
}

interface Line {
  part: Part;
  term: string;
  /** Null or empty if the request has no such line. */
  read: (request: StoredConsultation) => string | null | undefined;
}

/**
 * The line of each field of the form, in the order in which the firm reads them. A request that the firm entered has no
 * line for a field that nobody filled in.
 */
const fieldLines = {
  name: { part: 'call', term: labels.name, read: ({ name }) => name },
  phone: { part: 'call', term: labels.phone, read: ({ phone }) => phoneText(phone) },
  email: { part: 'call', term: labels.email, read: ({ email }) => email },
  stage: {
    part: 'case',
    term: labels.stage,
    read: stageText,
  },
  area: {
    part: 'case',
    term: labels.area,
    read: ({ area, entered }) =>
      area ? labelOf(areas, area) : entered ? null : labels.areaUnknown,
  },
  diedOn: { part: 'case', term: labels.diedOn, read: ({ diedOn }) => diedOn && dottedDate(diedOn) },
  method: {
    part: 'call',
    term: labels.method,
    read: ({ method, entered }) => (entered ? null : labelOf(methods, method)),
  },
  time: {
    part: 'call',
    term: labels.time,
    read: ({ phone, time, entered }) => (entered ? null : phone && timeText(time)),
  },
  message: { part: 'case', term: labels.message, read: ({ message }) => message },
  facts: { part: 'case', term: '계산기에서 가져온 내용', read: ({ facts }) => facts },
  confirmation: {
    part: 'record',
    term: '접수 확인 문자',
    read: ({ confirmation }) => (confirmation ? '받기를 원하심' : null),
  },
  consent: {
    part: 'record',
    term: '동의서 버전과 동의 시각',
    read: ({ entered, consentVersion, receivedAt }) =>
      entered ? null : `${consentVersion}, ${formatInstant(receivedAt)}`,
  },
  marketing: {
    part: 'record',
    term: '광고성 정보 수신',
    read: ({ entered, marketingConsentAt: at }) => {
      if (entered) return null;
      return at ? `동의함, ${formatInstant(at)}` : '동의하지 않음';
    },
  },
} satisfies Record<FieldName, Line>;

const { name, phone, ...otherFields } = fieldLines;

const allLines: readonly Line[] = [
  { part: 'record', term: labels.reference, read: ({ reference }) => reference },
  {
    part: 'record',
    term: labels.receivedAt,
    read: ({ receivedAt }) => formatInstant(receivedAt),
  },
  name,
  phone,
  {
    part: 'call',
    term: '앞서 적으신 번호',
    read: ({ formerPhones = [] }) =>
      formerPhones
        .toReversed()
        .map((one) => `${phoneText(one.phone)}, ${formatInstant(one.until)}에 고치셨습니다`)
        .join('\n'),
  },
  ...Object.values<Line>(otherFields),
  {
    part: 'case',
    term: '덧붙이신 말씀',
    read: ({ words = [] }) =>
      words.map(({ at, text }) => `${formatInstant(at)}\n${text}`).join('\n\n'),
  },
  {
    part: 'record',
    term: '신청하신 방법',
    read: ({ entered }) => entered && labelOf(ways, entered.way),
  },
  { part: 'record', term: '개인정보를 적어 둔 근거', read: ({ entered }) => entered?.basis },
  {
    part: 'source',
    term: '유입 경로',
    read: ({ source }) => sourceWords(source),
  },
  {
    part: 'suspicion',
    term: '의심하는 이유',
    read: (request) => request.suspicions.map((key) => suspicions[key]).join('\n'),
  },
];

/** The visitor's phone number or, without one, the e-mail address. */
export function contactText({ phone, email }: Pick<StoredConsultation, 'phone' | 'email'>): string {
  return phoneText(phone) || (email ?? '');
}

/** Whether the firm answers by phone; otherwise it answers by e-mail. */
export function isCalled({ phone, method }: Pick<StoredConsultation, 'phone' | 'method'>): boolean {
  return phone !== '' && method !== 'email';
}
