import { momentWords } from '#app/consult/requests/moment-words.ts';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { addressText } from '#app/firm/view/address-text.ts';
import { firm } from '#app/firm/view/firm.ts';
import type { Notice } from '../messages/notice.ts';
import { appointmentEvent } from './appointment-event.ts';
import {
  type AppointmentKind,
  countAnnounced,
  knownAppointment,
  type SentNotice,
} from './visitor-notices.ts';

type Booked = Pick<
  StoredConsultation,
  'id' | 'reference' | 'appointmentAt' | 'phone' | 'email' | 'status'
>;

interface AppointmentNotice {
  kind: AppointmentKind;
  /** The appointment's time when the notice was queued, ISO 8601. */
  about: string | null;
  /** The earlier notices to this visitor, the latest first. */
  earlier: readonly SentNotice[];
  now: Date;
}

/**
 * Composes the notice that an appointment is booked, moved or cancelled, or that it is tomorrow. The notice states
 * nothing about the case and contains no advertising (정보통신망법 제50조). With a booking, a move and a cancellation comes
 * the calendar event.
 *
 * @returns null if the appointment was moved, cancelled or booked again meanwhile, or is past
 */
export function appointmentNotice(
  { id, reference, appointmentAt, phone, email, status }: Booked,
  { kind, about, earlier, now }: AppointmentNotice,
): Notice | null {
  if (about === null || about <= now.toISOString()) return null;
  const known = knownAppointment(earlier);
  const booked = status === 'booked' ? appointmentAt : null;
  if (kind === 'cancelled') {
    // The visitor may have withdrawn, or never have heard of the appointment.
    if (booked !== null || status === 'withdrawn' || known !== about) return null;
  } else if (booked !== about) return null;
  const moved = kind === 'booking' && known !== null && known !== about;
  const heading = headings[moved ? 'moved' : kind];
  const event = kind === 'cancelled' ? 'cancellation' : kind;
  const call = kind === 'cancelled' ? '다시 정하시려면' : '바꾸시려면';
  return {
    event: `appointment.${event}`,
    title: `[${firm.name}] ${heading}`,
    heading,
    intro: [
      momentWords(about),
      `접수번호 ${reference}`,
      `${call} ${firm.phone}번으로 전화해 주세요.`,
    ],
    parts: kind === 'cancelled' ? [] : [office],
    to: { phone, email },
    ...(kind !== 'reminder' && {
      calendar: appointmentEvent({
        uid: id,
        at: about,
        sequence: countAnnounced(earlier),
        cancelled: kind === 'cancelled',
        now,
      }),
    }),
    data: { request: { reference, appointmentAt: about } },
  };
}

const headings = {
  booking: '상담 날짜를 정했습니다',
  moved: '상담 날짜를 옮겼습니다',
  cancelled: '상담 예약을 취소했습니다',
  reminder: '내일 상담이 있습니다',
};

const { transit, parking } = firm.directions ?? {};

/** The address of the office and the way to it. */
const office = {
  title: '사무실',
  items: [
    { term: '주소', text: addressText(firm.address) },
    ...(transit ? [{ term: '오시는 길', text: transit }] : []),
    ...(parking ? [{ term: '주차', text: parking }] : []),
  ],
};
