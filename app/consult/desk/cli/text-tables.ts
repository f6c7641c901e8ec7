import type { Selectable } from 'kysely';
import type { Undelivered } from '#app/consult/delivery/waiting.server.ts';
import { accessActions } from '#app/consult/requests/access-log/access-log.server.ts';
import { formatInstant, formatSortable } from '#app/consult/requests/fields/instant.ts';
import { labelOf } from '#app/consult/requests/label-of.ts';
import {
  type CaseFile,
  type Damaged,
  isDamaged,
} from '#app/consult/requests/request-reader.server.ts';
import { deletionDue } from '#app/consult/requests/retention-period.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import { statuses } from '#app/consult/requests/states.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import {
  type Delivery,
  deliveryKinds,
  type StoredConsultation,
} from '#app/consult/requests/stored.ts';
import { areas } from '#app/firm/view/areas.ts';
import { grid, shorten } from '../export/grid.ts';
import { briefOf } from '../messages/brief.server.ts';
import { contactText, messageLines } from '../messages/message-lines.ts';

/** Requests as a table of at most 80 columns. */
export function listTable(requests: readonly CaseFile['request'][]): string {
  if (requests.length === 0) return '그런 신청이 없습니다.';
  const rows = requests.map((one) => (isDamaged(one) ? damagedRow(one) : requestRow(one)));
  const heads = ['접수번호', '받은 때', '상태', '성함', '연락처', '업무·상황'];
  return grid([heads, ...rows], 'shorten');
}

/** A request in full, with its deliveries and notes. */
export function requestSheet({ request, deliveries, notes }: CaseFile, months: number): string {
  const lines = isDamaged(request)
    ? [
        ['접수번호', request.reference],
        ['내용', damageWords(request)],
      ]
    : [
        ...messageLines(request).map(({ term, text }) => [term, text]),
        ['상태', statusWords(request)],
        ...(request.assignee ? [['담당', showInvisible(request.assignee)]] : []),
        ['마지막 연락', formatInstant(request.lastContactAt)],
        ['지워질 때', formatInstant(request.eraseAt ?? deletionDue(request.lastContactAt, months))],
      ];
  const states = deliveries.map((delivery) => [
    `통로 ${delivery.channel}`,
    deliveryWords(delivery),
  ]);
  const written = notes.map(({ writtenAt, author, text }) => [
    '메모',
    `${formatInstant(writtenAt)} ${showInvisible(author)}\n${showInvisible(text ?? DAMAGED_NOTE)}`,
  ]);
  return grid([...lines, ...states, ...written]);
}

/** A table of the number of undelivered messages by channel, and a table of the deliveries. */
export function deliveriesTable(waiting: readonly Undelivered[], limit: number): string {
  if (waiting.length === 0) return '모두 전달되었습니다.';
  const channels = Map.groupBy(waiting, ({ channel }) => channel);
  const overview = [...channels].map(([channel, some]) => [
    channel,
    `${some.filter(({ stuckAt }) => !stuckAt).length}건`,
    `${some.filter(({ stuckAt }) => stuckAt).length}건`,
    // `waiting` is sorted by age.
    formatInstant(some[0]?.receivedAt ?? ''),
  ]);
  const rows = waiting
    .slice(0, limit)
    .map((one) => [one.reference ?? '', one.channel, deliveryWords(one)]);
  const more = waiting.length - rows.length;
  return [
    grid([['통로', '기다림', '막힘', '가장 오래된 신청'], ...overview]),
    grid([['접수번호', '통로', '이유'], ...rows]),
    ...(more > 0 ? [`${more}건이 더 있습니다. --limit ${waiting.length}`] : []),
  ].join('\n\n');
}

/** Access records as a table. */
export function accessTable(records: readonly Selectable<Tables['access_record']>[]): string {
  if (records.length === 0) return '접속기록이 없습니다.';
  const rows = records.map(({ position, at, actor, origin, action, subject }) => [
    String(position),
    formatSortable(at).slice(2),
    labelOf(accessActions, action),
    `${actor}, ${origin}\n${/^\d+$/.test(subject) ? `${subject}건` : subject}`,
  ]);
  return grid([['번호', '때', '일', '누가, 어디서, 누구의 것'], ...rows]);
}

/** Why a request cannot be shown, and what to do. */
export function damageWords({ damage }: Damaged): string {
  return damage === 'SEAL_KEY_MISSING'
    ? '열리지 않습니다. 이것을 봉한 열쇠가 SEAL_KEYS에 없습니다. 열쇠를 되찾아 주세요.'
    : '열리지 않습니다. 저장된 뒤에 손상되었거나 바뀌었습니다. 백업에서 되찾아 주세요.';
}

function statusWords({ status, statusChangedAt, appointmentAt }: StoredConsultation): string {
  const since = `${statuses[status]} (${formatInstant(statusChangedAt)}부터)`;
  return appointmentAt ? `${since}\n${formatInstant(appointmentAt)}에 상담` : since;
}

const DAMAGED_NOTE = '열리지 않습니다. 저장된 뒤에 손상되었거나 바뀌었습니다.';

function requestRow(request: StoredConsultation): string[] {
  return [
    request.reference,
    formatSortable(request.receivedAt).slice(2),
    statuses[request.status],
    shorten(showInvisible(request.name).replaceAll('\n', ' '), 12),
    showInvisible(contactText(request)),
    request.area ? labelOf(areas, request.area) : briefOf(request).stage,
  ];
}

function damagedRow({ reference, receivedAt }: Damaged): string[] {
  return [reference, formatSortable(receivedAt).slice(2), '손상', '', '', '열리지 않음'];
}

function deliveryWords(delivery: Delivery): string {
  const { kind, attempts, deliveredAt, nextAttemptAt, lastError, stuckAt } = delivery;
  const what = kind === 'request' ? '' : `${labelOf(deliveryKinds, kind)}: `;
  if (deliveredAt) return `${what}전달됨, ${formatInstant(deliveredAt)}`;
  if (!lastError) {
    const waits = nextAttemptAt > new Date().toISOString();
    return `${what}${waits ? `${formatInstant(nextAttemptAt)}에 보냄` : '아직 시도하지 않음'}`;
  }
  // `retry` sets the count to zero.
  if (attempts === 0) return `${what}곧 다시 보냄, 지난번 이유 ${lastError}`;
  const state = stuckAt ? '막힘' : '기다리는 중';
  return `${what}${state}, ${attempts}번 실패 (${lastError}), 다음 시도 ${formatInstant(nextAttemptAt)}`;
}
