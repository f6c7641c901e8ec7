import { formatSortable } from '#app/consult/requests/fields/instant.ts';
import { formatPhone } from '#app/consult/requests/fields/phone.ts';
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
import { areas } from '#app/content/areas.ts';
import { form, methods, receipt, stages, times } from '#app/content/consult.ts';

const columns: [head: string, read: (request: StoredConsultation) => string | null | undefined][] =
  [
    ['상태', ({ status }) => statuses[status]],
    ['의심 표시', (request) => request.suspicions.map((sign) => suspicions[sign]).join(', ')],
    [form.name, ({ name }) => name],
    [form.phone, ({ phone }) => formatPhone(phone)],
    [form.email, ({ email }) => email],
    [form.stage, ({ stage }) => labelOf(stages, stage)],
    [form.area, ({ area }) => area && labelOf(areas, area)],
    [form.diedOn, ({ diedOn }) => diedOn],
    [form.method, ({ method }) => labelOf(methods, method)],
    [form.time, ({ phone, time }) => phone && labelOf(times, time)],
    [form.message, ({ message }) => message],
    ['계산기에서 가져온 내용', ({ facts }) => facts],
    ['상담예약', ({ appointmentAt: at }) => at && formatSortable(at)],
    ['담당', ({ assignee }) => assignee],
    ['적어 넣은 신청', ({ entered }) => entered && `${ways[entered.way]}: ${entered.basis}`],
    ['마지막 연락', ({ lastContactAt }) => formatSortable(lastContactAt)],
    ['동의서 버전', ({ consentVersion }) => consentVersion],
    ['소식 수신 동의', ({ marketingConsentAt: at }) => at && formatSortable(at)],
    ['확인 문자', ({ confirmation }) => (confirmation ? '원함' : '')],
    ...sourceKeys.map((key): (typeof columns)[number] => [key, ({ source }) => source[key]]),
  ];

/** Column headings of the table of requests. */
export const exportHeads = [
  receipt.reference,
  receipt.receivedAt,
  ...columns.map(([head]) => head),
  '전달',
  '메모',
];

/** One request as a row of that table. */
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

/** A delivery as JSON. */
export function deliveryState(delivery: Delivery) {
  const { deliveredAt, stuckAt } = delivery;
  const state = deliveredAt ? 'delivered' : stuckAt ? 'stuck' : 'waiting';
  return { ...withoutId(delivery), state };
}

/** A request or a delivery as JSON: without its database id. */
export function withoutId(value: object): Record<string, unknown> {
  const { id: _, ...rest } = { id: null, ...value };
  return rest;
}
