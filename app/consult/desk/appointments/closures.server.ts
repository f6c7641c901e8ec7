import type { Transaction } from 'kysely';
import { newDeliveries } from '#app/consult/delivery/enqueue.server.ts';
import { dayWords, momentWords } from '#app/consult/requests/moment-words.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import { closureReason } from '#app/firm/view/closures.ts';
import { firm } from '#app/firm/view/firm.ts';
import { addDays } from '#app/law/calendar.ts';
import { koreanDay, startOfKoreanDay } from '#app/law/korean-time.ts';
import type { Notice } from '../messages/notice.ts';

interface NewClosures {
  /** Days on which the firm is closed, such as 2026-12-31. */
  closures: readonly string[];
  /** Names of the channels that notify the firm. */
  channels: readonly string[];
  now: Date;
}

/**
 * Queues a notice for each day on which the firm is closed from now on and has appointments, once. An appointment that
 * is booked on a known closure needs no notice: the firm was asked.
 *
 * @returns the number of new deliveries
 */
export async function queueClosures(
  transaction: Transaction<Tables>,
  { closures, channels, now }: NewClosures,
): Promise<number> {
  const today = koreanDay(now);
  const ahead = closures.filter((day) => day >= today);
  if (ahead.length === 0) return 0;
  const seen = await transaction
    .selectFrom('seen_closure')
    .select('day')
    .where('day', 'in', ahead)
    .execute();
  const known = new Set(seen.map(({ day }) => day));
  let queued = 0;
  for (const day of new Set(ahead.filter((one) => !known.has(one)))) {
    const seen_at = now.toISOString();
    await transaction.insertInto('seen_closure').values({ day, seen_at }).execute();
    const [first] = await bookedOn(transaction, day);
    if (!first || channels.length === 0) continue;
    const subject = { kind: 'closure', consultation_id: null, about: day } as const;
    const rows = newDeliveries(channels, subject, seen_at);
    await transaction.insertInto('outbox').values(rows).execute();
    queued += rows.length;
  }
  return queued;
}

/**
 * Composes the notice that the firm is closed on a day with appointments.
 *
 * @param day in Korea, such as 2026-12-31
 * @returns null if the day is over or no appointment is left on it
 */
export async function closureNotice(
  { query }: Pick<Database, 'query'>,
  day: string | null,
  now = new Date(),
): Promise<Notice | null> {
  if (day === null || day < koreanDay(now)) return null;
  const booked = await bookedOn(query, day);
  if (booked.length === 0) return null;
  const reason = closureReason(firm.closures ?? [], day);
  return {
    event: 'appointments.closure',
    title: `[쉬는 날 예약] ${dayWords(day)} 상담 ${booked.length}건`,
    heading: '쉬는 날로 정하신 날에 상담이 있습니다',
    intro: [
      `${dayWords(day)}은 ${reason}입니다. 그날 잡아 둔 상담이 있으니, 옮기실 분께는 먼저 전화해 주세요. 옮기거나 취소하시면 신청하신 분께 안내가 갑니다.`,
    ],
    parts: [
      {
        title: '그날의 상담',
        items: booked.map(({ reference, appointment_at }) => ({
          term: reference,
          text: momentWords(appointment_at ?? ''),
          request: { reference, status: 'booked', actions: ['booked', 'contacted', 'note'] },
        })),
      },
    ],
    data: { day, references: booked.map(({ reference }) => reference) },
  };
}

function bookedOn(query: Database['query'], day: string) {
  return query
    .selectFrom('consultation')
    .select(['reference', 'appointment_at'])
    .where('status', '=', 'booked')
    .where('appointment_at', '>=', startOfKoreanDay(day).toISOString())
    .where('appointment_at', '<', startOfKoreanDay(addDays(day, 1)).toISOString())
    .orderBy('appointment_at')
    .execute();
}
