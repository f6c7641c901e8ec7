import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { roundWords } from '#app/consult/requests/retention-period.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { lastDayOf, wishKinds, wishOutcomes } from './wish.ts';
import type { Wish } from './wishes.server.ts';

/** The time at which an open wish is carried out, in Korean, such as 2026. 12. 1. (화) 16:00부터 한 시간 안에. */
export function dueWords({ dueAt, waitsForCopy }: Wish): string {
  return waitsForCopy ? '함께 요구하신 열람의 글을 드린 뒤에' : roundWords(dueAt);
}

/** The state of a wish and its last day, in Korean. */
export function stateWords(wish: Wish): string {
  const { kind, readyAt, settledAt, outcome } = wish;
  const until = `(기한 ${dottedDate(lastDayOf(wish))})`;
  if (settledAt !== null && outcome) {
    return `${formatInstant(settledAt)}: ${wishOutcomes[outcome]}`;
  }
  if (readyAt !== null) return `드릴 글을 ${formatInstant(readyAt)}에 메일로 보냈습니다. ${until}`;
  return kind === 'delete'
    ? `${dueWords(wish)} 저절로 지웁니다. ${until}`
    : `${dueWords(wish)} 드릴 글을 메일로 보냅니다. ${until}`;
}

/** Confirms a wish that was entered, in Korean. */
export function askedWords(wish: Wish): string {
  return `${wish.reference}: ${wishKinds[wish.kind]} 요구를 적었습니다. ${stateWords(wish)}`;
}
