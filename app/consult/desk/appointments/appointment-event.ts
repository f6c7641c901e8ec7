import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addressText } from '#app/firm/view/address-text.ts';
import { firm } from '#app/firm/view/firm.ts';
import type { CalendarFile } from '../messages/notice.ts';

interface AppointmentEvent {
  /** Id of the request, a UUID (RFC 7986, 5.3), so that every version of the event has one UID. */
  uid: string;
  /** Time of the appointment, ISO 8601. */
  at: string;
  /** Number of the event's earlier versions. */
  sequence: number;
  cancelled: boolean;
  now: Date;
}

const ZONE = 'Asia/Seoul';
/** The time zone, which RFC 5545 requires in the file. Korea has had no summer time since 1988. */
const KOREA = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
/** Length of a consultation in minutes, where the firm does not state it. */
const MINUTES = 60;

/**
 * Writes an appointment as a calendar file for its visitor (RFC 5545, RFC 5546), without the case. A calendar replaces an
 * earlier version by its UID and the higher SEQUENCE.
 */
export function appointmentEvent(event: AppointmentEvent): CalendarFile {
  const { uid, at, sequence, cancelled, now } = event;
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: `//${firm.name}//appointments//KO`, method });
  const start = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: now,
    timezone: ZONE,
    start,
    end: start.add({ minutes: minutesOf() }),
    summary: `${firm.name} 상담`,
    location: addressText(firm.address).replaceAll('\u00a0', ' '),
    description: `바꾸시려면 ${firm.phone}번으로 전화해 주세요.`,
    organizer: { name: firm.name, email: firm.email },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // ical-generator writes the zone only with a zone of the calendar, which takes the Z from DTSTAMP.
  const content = calendar.toString().replace('BEGIN:VEVENT', `${KOREA}\r\nBEGIN:VEVENT`);
  return { method, content };
}

function minutesOf(): number {
  const fee = firm.firstConsultation;
  return (fee?.charged && fee.minutes) || MINUTES;
}
