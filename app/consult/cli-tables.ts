import stringWidth from 'string-width';
import { areas } from '#app/content/areas.ts';
import { stages } from '#app/content/consult.ts';
import { formatInstant } from './instant.ts';
import { inert, letterLines, word } from './letter.ts';
import { formatPhone } from './phone.ts';
import type { Delivery, StoredConsultation } from './store.server.ts';

/** Requests as a table for people, at most 80 columns wide. */
export function listTable(requests: readonly StoredConsultation[]): string {
  if (requests.length === 0) return '받은 신청이 없습니다.';
  const rows = requests.map((request) => [
    request.reference,
    formatInstant(request.received_at).replace(/^\d+\. /, ''),
    shorten(inert(request.name), 12),
    formatPhone(request.phone),
    shorten(request.area ? word(areas, request.area) : word(stages, request.stage), 20),
  ]);
  return grid([['접수번호', '받은 때', '성함', '연락처', '업무·상황'], ...rows]);
}

/** One request in full, with what became of its deliveries. */
export function requestSheet(request: StoredConsultation, deliveries: readonly Delivery[]): string {
  const lines = letterLines(request).map(({ term, text }) => [term, text]);
  const states = deliveries.map((delivery) => [
    `통로 ${delivery.channel}`,
    deliveryWords(delivery),
  ]);
  return grid([...lines, ...states]);
}

/** What became of one delivery: when it arrived, or when it is tried next and why it failed. */
export function deliveryState(delivery: Delivery) {
  const { channel, attempts, delivered_at, next_attempt_at, last_error } = delivery;
  return delivered_at
    ? { channel, attempts, state: 'delivered', at: delivered_at }
    : {
        channel,
        attempts,
        state: 'waiting',
        nextAttemptAt: next_attempt_at,
        lastError: last_error,
      };
}

function deliveryWords({ attempts, delivered_at, next_attempt_at, last_error }: Delivery): string {
  if (delivered_at) return `전달됨, ${formatInstant(delivered_at)}`;
  if (!last_error) return '아직 시도하지 않음';
  return `기다리는 중, ${attempts}번 실패 (${last_error}), 다음 시도 ${formatInstant(next_attempt_at)}`;
}

/** Columns side by side; a cell of several lines continues under its beginning. */
function grid(rows: string[][]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column]?.split('\n')[0] ?? ''))),
  );
  const starts = widths.map((_, column) =>
    widths.slice(0, column).reduce((sum, width) => sum + width + 2, 0),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const padded = cell.replaceAll('\n', `\n${' '.repeat(starts[column] ?? 0)}`);
          const gap = (widths[column] ?? 0) - stringWidth(cell);
          return column === row.length - 1 ? padded : padded + ' '.repeat(Math.max(gap, 0) + 2);
        })
        .join(''),
    )
    .join('\n');
}

/** Shortens to a number of terminal columns, with an ellipsis where something was cut. */
function shorten(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  let cut = '';
  for (const character of text) {
    if (stringWidth(cut + character) > columns - 1) break;
    cut += character;
  }
  return `${cut}…`;
}
