import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { firm } from '#app/firm/view/firm.ts';
import type { Notice } from '../messages/notice.ts';

type Booked = Pick<
  StoredConsultation,
  'reference' | 'appointmentAt' | 'phone' | 'email' | 'status'
>;

/**
 * Composes the notice that an appointment is booked, or that it is tomorrow. The notice states nothing about the case and
 * contains no advertising (정보통신망법 제50조).
 *
 * @param queuedFor the appointment's time when the notice was queued, ISO 8601
 * @returns null when the appointment was moved or cancelled, or is past
 */
export function appointmentNotice(
  kind: 'booking' | 'reminder',
  { reference, appointmentAt, phone, email, status }: Booked,
  queuedFor: string | null,
  now: Date,
): Notice | null {
  if (status !== 'booked' || appointmentAt === null || appointmentAt !== queuedFor) return null;
  if (appointmentAt <= now.toISOString()) return null;
  const when = formatInstant(appointmentAt);
  const heading = kind === 'booking' ? '상담 날짜를 정했습니다' : '내일 상담이 있습니다';
  return {
    event: `appointment.${kind}`,
    title: `[${firm.name}] ${heading}`,
    heading,
    intro: [`${when}. 접수번호 ${reference}. 바꾸시려면 ${firm.phone}`],
    parts: [],
    to: { phone, email },
    data: { request: { reference, appointmentAt } },
  };
}
