import { methods, stageText, timeText } from '#app/consult/requests/choices.ts';
import { formatSortable } from '#app/consult/requests/fields/instant.ts';
import { labels } from '#app/consult/requests/fields/labels.ts';
import { phoneText } from '#app/consult/requests/fields/phone-text.server.ts';
import type { FieldName } from '#app/consult/requests/fields/schema.ts';
import { labelOf } from '#app/consult/requests/label-of.ts';
import type { CaseFile } from '#app/consult/requests/request-reader.server.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import { statuses } from '#app/consult/requests/states.ts';
import {
  type Delivery,
  type StoredConsultation,
  sourceKeys,
  suspicions,
  ways,
} from '#app/consult/requests/stored.ts';
import { areas } from '#app/firm/view/areas.ts';

type Column = readonly [
  head: string,
  read: (request: StoredConsultation) => string | null | undefined,
];

/** The column of each field of the form. */
const fieldColumns = {
  name: [labels.name, ({ name }) => name],
  phone: [labels.phone, ({ phone }) => phoneText(phone)],
  email: [labels.email, ({ email }) => email],
  stage: [labels.stage, stageText],
  area: [labels.area, ({ area }) => area && labelOf(areas, area)],
  diedOn: [labels.diedOn, ({ diedOn }) => diedOn],
  method: [labels.method, ({ method, entered }) => (entered ? null : labelOf(methods, method))],
  time: [labels.time, ({ phone, time, entered }) => (entered ? null : phone && timeText(time))],
  message: [labels.message, ({ message }) => message],
  facts: ['계산기에서 가져온 내용', ({ facts }) => facts],
  consent: ['동의서 버전', ({ consentVersion }) => consentVersion],
  marketing: ['소식 수신 동의', ({ marketingConsentAt: at }) => at && formatSortable(at)],
  confirmation: ['확인 문자', ({ confirmation }) => (confirmation ? '원함' : '')],
} satisfies Record<FieldName, Column>;

const { consent, marketing, confirmation, ...answers } = fieldColumns;
const columns: readonly Column[] = [
  ['상태', ({ status }) => statuses[status]],
  ['의심 표시', (request) => request.suspicions.map((sign) => suspicions[sign]).join(', ')],
  ...Object.values<Column>(answers),
  [
    '앞서 적으신 번호',
    ({ formerPhones = [] }) =>
      formerPhones
        .map((one) => `${phoneText(one.phone)} (${formatSortable(one.until)})`)
        .join(', '),
  ],
  [
    '덧붙이신 말씀',
    ({ words = [] }) => words.map(({ at, text }) => `${formatSortable(at)} ${text}`).join('\n'),
  ],
  ['상담예약', ({ appointmentAt: at }) => at && formatSortable(at)],
  ['담당', ({ assignee }) => assignee],
  ['적어 넣은 신청', ({ entered }) => entered && `${ways[entered.way]}: ${entered.basis}`],
  ['마지막 연락', ({ lastContactAt }) => formatSortable(lastContactAt)],
  consent,
  marketing,
  confirmation,
  ...sourceKeys.map((key): Column => [key, ({ source }) => source[key]]),
];

/** Column headings of the table of requests. */
export const exportHeads = [
  labels.reference,
  labels.receivedAt,
  ...columns.map(([head]) => head),
  '전달',
  '메모',
];

/** One request as a row of the table. */
export function exportRow({ request, deliveries, notes }: CaseFile): string[] {
  const cells = columns.map(([, read], index) => {
    if (!('damage' in request)) return showInvisible(read(request) ?? '');
    return index === 0 ? '열리지 않음' : '';
  });
  return [
    request.reference,
    formatSortable(request.receivedAt),
    ...cells,
    deliveries
      .map(({ channel, deliveredAt }) => `${channel} ${deliveredAt ? '전달됨' : '기다림'}`)
      .join(', '),
    showInvisible(
      notes.map(({ author, text }) => `${author}: ${text ?? '열리지 않음'}`).join('\n'),
    ),
  ];
}

/** One request as JSON, with stored values. */
export function exportValue({ request, deliveries, notes }: CaseFile) {
  return { ...withoutId(request), deliveries: deliveries.map(deliveryState), notes };
}

/** A delivery as JSON, with its state. */
export function deliveryState(delivery: Delivery) {
  const { deliveredAt, stuckAt } = delivery;
  const state = deliveredAt ? 'delivered' : stuckAt ? 'stuck' : 'waiting';
  return { ...withoutId(delivery), state };
}

/** Copies a request or a delivery for JSON, without its database id. */
export function withoutId(value: object): Record<string, unknown> {
  const { id: _, ...rest } = { id: null, ...value };
  return rest;
}
