import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { formatPhone } from '#app/consult/requests/fields/phone.ts';
import { labelOf } from '#app/consult/requests/label-of.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import {
  type StoredConsultation,
  sourceKeys,
  suspicions,
  ways,
} from '#app/consult/requests/stored.ts';
import { areas } from '#app/content/areas.ts';
import { callTimes, form, methods, receipt, stages, times } from '#app/content/consult.ts';

export interface MessageLine {
  term: string;
  text: string;
}

/** What a line is about: how to call, the case, how the request came, what is on record, why it is suspected. */
type Part = 'call' | 'case' | 'source' | 'record' | 'suspicion';

/** A stored request as labelled lines, for mails and the command line; all of them, or those of one part. */
export function messageLines(request: StoredConsultation, part?: Part): MessageLine[] {
  return allLines(request)
    .filter((line) => part === undefined || line.part === part)
    .map(({ term, text }) => ({ term, text: showInvisible(text) }));
}

function allLines(request: StoredConsultation): (MessageLine & { part: Part })[] {
  const { reference, receivedAt, name, phone, email, stage, area, diedOn } = request;
  const { method, time, message, facts, confirmation } = request;
  const line = (part: Part, term: string, text: string | null | false) =>
    text ? [{ part, term, text }] : [];
  return [
    ...line('record', receipt.reference, reference),
    ...line('record', receipt.receivedAt, formatInstant(receivedAt)),
    ...line('call', form.name, name),
    ...line('call', form.phone, formatPhone(phone)),
    ...line('call', form.email, email),
    ...line('case', form.stage, labelOf(stages, stage)),
    ...line('case', form.area, area ? labelOf(areas, area) : form.areaUnknown),
    ...line('case', form.diedOn, diedOn),
    ...line('call', form.method, labelOf(methods, method)),
    ...line('call', form.time, phone && labelOf({ ...times, ...callTimes }, time)),
    ...line('case', form.message, message),
    ...line('case', '계산기에서 가져온 내용', facts),
    ...line('record', '접수 확인 문자', confirmation && '받기를 원하심'),
    ...consentLines(request).flatMap(({ term, text }) => line('record', term, text)),
    ...line('source', '유입 경로', sourceText(request)),
    ...line('suspicion', '의심하는 이유', suspicionText(request)),
  ];
}

/** How the firm reaches the visitor, on one line. */
export function contactText({ phone, email }: Pick<StoredConsultation, 'phone' | 'email'>): string {
  return formatPhone(phone) || (email ?? '');
}

/** Whether the visitor is answered by a call; otherwise by mail. */
export function isCalled({ phone, method }: Pick<StoredConsultation, 'phone' | 'method'>): boolean {
  return phone !== '' && method !== 'email';
}

function consentLines({ entered, ...request }: StoredConsultation): MessageLine[] {
  if (entered) {
    return [
      { term: '신청하신 방법', text: labelOf(ways, entered.way) },
      { term: '개인정보를 적어 둔 근거', text: entered.basis },
    ];
  }
  const { consentVersion, receivedAt, marketingConsentAt } = request;
  return [
    { term: '동의서 버전과 동의 시각', text: `${consentVersion}, ${formatInstant(receivedAt)}` },
    {
      term: '광고성 정보 수신',
      text: marketingConsentAt ? `동의함, ${formatInstant(marketingConsentAt)}` : '동의하지 않음',
    },
  ];
}

function sourceText({ source }: StoredConsultation): string {
  return sourceKeys.flatMap((key) => (source[key] ? [`${key}: ${source[key]}`] : [])).join('\n');
}

function suspicionText(request: StoredConsultation): string {
  return request.suspicions.map((key) => suspicions[key]).join('\n');
}
