import {
  isInHours,
  isWorkingDay,
  type OfficeHours,
  officeHours,
} from '#app/consult/requests/call-due.ts';
import { weekdayWord } from '#app/consult/requests/call-words.ts';
import { firm } from '#app/firm/view/firm.ts';
import { daysBetween, weekdayOf } from '#app/law/calendar.ts';
import { koreanClock, koreanDay } from '#app/law/korean-time.ts';
import { withParticle } from '#app/law/korean-words.ts';
import { closedWords, holidayName, markedMomentWords, partOfDay } from './moment-words.ts';

/** A time that a person can choose. */
export interface OfferedTime {
  /** ISO 8601. */
  at: string;
  /** The day and time in full: 2026년 12월 25일 금요일(성탄절) 새벽 3시. */
  words: string;
}

/** Why the firm is asked once more before it books an appointment. */
export interface AppointmentDoubts {
  /** Sentences in Korean; at least one. */
  reasons: string[];
  /** The times to choose from: the typed one, unless it is past, and the one that may have been meant. */
  offered: OfferedTime[];
}

/** An appointment further away than this is asked about, in days. */
const FAR_DAYS = 60;

/** The firm's hours in words, for the person who books an appointment. */
export const hoursText = [
  firm.hours?.text,
  firm.callHours?.evening && `평일 저녁 ${firm.callHours.evening.text}`,
  firm.callHours?.saturday && `토요일 ${firm.callHours.saturday.text}`,
]
  .filter(Boolean)
  .join(', ');

/**
 * Reads what is unusual about an appointment's time: a day off, a time outside the firm's hours, a day far away. A time
 * in the early morning may mean the afternoon: 2:00 for 오후 2시.
 *
 * @param at an instant, ISO 8601
 * @returns null for a usual time that is still to come; `past` for a past one that cannot mean the afternoon
 */
export function appointmentDoubts(
  at: string,
  now: Date,
  office: OfficeHours = officeHours,
): AppointmentDoubts | 'past' | null {
  const moment = new Date(at);
  const isPast = moment.getTime() <= now.getTime();
  const later = afternoonOf(moment, now, office);
  const offered = [...(isPast ? [] : [at]), ...(later ? [later] : [])];
  if (offered.length === 0) return 'past';
  const reasons = [
    isPast ? '지난 때입니다.' : null,
    dayReason(moment, office),
    isOutsideHours(moment, office)
      ? `${withParticle(partOfDay(koreanClock(moment)), '은', '는')} 근무 시간${hoursText ? `(${hoursText})` : ''}이 아닙니다.`
      : null,
    farReason(moment, now),
  ].filter((reason) => reason !== null);
  if (reasons.length === 0) return null;
  return {
    reasons,
    offered: offered.map((one) => ({ at: one, words: markedMomentWords(one, office.closures) })),
  };
}

/** The time twelve hours later, if the firm works then and not at the given time. */
function afternoonOf(moment: Date, now: Date, office: OfficeHours): string | null {
  const clock = koreanClock(moment);
  const { opens, closes, evening } = office;
  if (clock >= opens || clock >= '12:00') return null;
  const then = new Date(moment.getTime() + 12 * 3_600_000);
  const thenClock = koreanClock(then);
  const works = thenClock >= opens && thenClock < closes;
  const calls = evening !== undefined && thenClock >= evening.from && thenClock < evening.to;
  return then.getTime() > now.getTime() && (works || calls) ? then.toISOString() : null;
}

function isOutsideHours(moment: Date, office: OfficeHours): boolean {
  if (isInHours(moment, office)) return false;
  const clock = koreanClock(moment);
  return isWorkingDay(koreanDay(moment), office) || clock < office.opens || clock >= office.closes;
}

function dayReason(moment: Date, office: OfficeHours): string | null {
  const day = koreanDay(moment);
  if (isWorkingDay(day, office) || isInHours(moment, office)) return null;
  const holiday = holidayName(day);
  if (holiday) return `공휴일(${holiday})입니다.`;
  if (office.closures.includes(day)) return `쉬는 날(${closedWords(day)})입니다.`;
  const calls = weekdayOf(day) === 6 && office.saturday !== undefined;
  if (calls) return `토요일에 전화하는 시간(${hoursText})이 아닙니다.`;
  return `${weekdayWord(day)}입니다.`;
}

function farReason(moment: Date, now: Date): string | null {
  const days = daysBetween(koreanDay(now), koreanDay(moment));
  return days > FAR_DAYS ? `${days.toLocaleString('ko-KR')}일 뒤입니다.` : null;
}

/** A moment as the form's field has it: 2026-12-25T03:00. */
export function fieldValue(at: string): string {
  const moment = new Date(at);
  return `${koreanDay(moment)}T${koreanClock(moment)}`;
}
