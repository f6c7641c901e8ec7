import { areas } from '#app/content/areas.ts';
import { form, methods, receipt, stages, times } from '#app/content/consult.ts';
import { formatInstant } from './submission/instant.ts';
import { formatPhone } from './submission/phone.ts';
import { type StoredConsultation, sourceKeys, suspicions } from './submission/stored.ts';

export interface MessageLine {
  term: string;
  text: string;
}

/** A stored request as labelled lines, for mails and the command line. */
export function messageLines(request: StoredConsultation): MessageLine[] {
  return [
    { term: receipt.reference, text: request.reference },
    { term: receipt.receivedAt, text: formatInstant(request.receivedAt) },
    { term: form.name, text: request.name },
    ...(request.phone ? [{ term: form.phone, text: formatPhone(request.phone) }] : []),
    ...(request.email ? [{ term: form.email, text: request.email }] : []),
    { term: form.stage, text: word(stages, request.stage) },
    { term: form.area, text: request.area ? word(areas, request.area) : form.areaUnknown },
    ...(request.diedOn ? [{ term: form.diedOn, text: request.diedOn }] : []),
    { term: form.method, text: word(methods, request.method) },
    { term: form.time, text: word(times, request.time) },
    ...(request.message ? [{ term: form.message, text: request.message }] : []),
    ...(request.facts ? [{ term: terms.facts, text: request.facts }] : []),
    ...(request.confirmation ? [{ term: terms.confirmation, text: terms.asked }] : []),
    {
      term: terms.consent,
      text: `${request.consentVersion}, ${formatInstant(request.receivedAt)}`,
    },
    {
      term: terms.marketing,
      text: request.marketingConsentAt
        ? `동의함, ${formatInstant(request.marketingConsentAt)}`
        : '동의하지 않음',
    },
    ...sourceLine(request),
    ...suspicionLine(request),
  ].map(({ term, text }) => ({ term, text: inert(text) }));
}

/** How the firm reaches the visitor, on one line. */
export function contactText({ phone, email }: Pick<StoredConsultation, 'phone' | 'email'>): string {
  return formatPhone(phone) || (email ?? '');
}

/** The label of a stored key; a key that the content no longer has is its own label. */
export function word(words: Record<string, string>, key: string): string {
  return words[key] ?? key;
}

/**
 * Characters that nobody sees or that act on what is around them: control, format (bidirectional, zero-width,
 * tags) and invisible fillers. The joiner between two emoji, as families have, is not one.
 */
const unseen =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|\u034f|(?!\u200d)[\p{Cc}\p{Cf}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;

/** Makes characters that nobody sees visible, so that text cannot affect a terminal or its surroundings. */
export function inert(text: string): string {
  return text.replace(unseen, (character) => (character === '\n' ? character : '\ufffd'));
}

const terms = {
  facts: '계산기에서 가져온 내용',
  confirmation: '접수 확인 문자',
  asked: '받기를 원하심',
  consent: '동의서 버전과 동의 시각',
  marketing: '광고성 정보 수신',
  source: '유입 경로',
  suspicions: '의심하는 이유',
};

function sourceLine({ source }: StoredConsultation): MessageLine[] {
  const known = sourceKeys.flatMap((key) => (source[key] ? [`${key}: ${source[key]}`] : []));
  return known.length > 0 ? [{ term: terms.source, text: known.join('\n') }] : [];
}

function suspicionLine(request: StoredConsultation): MessageLine[] {
  if (request.suspicions.length === 0) return [];
  const text = request.suspicions.map((key) => suspicions[key]).join('\n');
  return [{ term: terms.suspicions, text }];
}
