import { addDays, endOfMonth } from '../calendar.ts';
import type { CalendarDate } from '../family.ts';
import type { Citation } from '../reason.ts';
import {
  type DayOff,
  type DaysOff,
  daysOffBefore,
  daysOffFrom,
  holidaysKnown,
} from './holidays.ts';
import { type Length, periodEnd, type Start } from './period.ts';

/** Event that starts a term with an office. */
type OfficeEvent = 'death' | 'end-of-month' | 'day-after';

interface OfficeTermData {
  id: string;
  event: OfficeEvent;
  length: Length;
  daysOff: DaysOff;
  articles: readonly Citation[];
  /** Whether no text was found that moves the last day over holidays, so that the working day before counts. */
  early?: true;
}

/** Terms with offices and persons outside the law of inheritance. The calculator of deadlines does not show them. */
const all = [
  {
    id: 'car-transfer',
    event: 'end-of-month',
    length: { months: 6 },
    daysOff: 'civil',
    articles: ['자동차등록령 제26조 제1항', '자동차등록령 제31조 제1항'],
  },
  {
    id: 'deceased-income-tax',
    event: 'end-of-month',
    length: { months: 6 },
    daysOff: 'tax',
    articles: ['소득세법 제74조 제1항'],
  },
  {
    // Whether the day of the change counts is disputed, so it does. Dependants change on the day after the death.
    id: 'health-dependant',
    event: 'day-after',
    length: { days: 90 },
    daysOff: 'civil',
    articles: ['국민건강보험법 시행규칙 제2조 제2항'],
    early: true,
  },
  {
    id: 'lease-objection',
    event: 'death',
    length: { months: 1 },
    daysOff: 'civil',
    articles: ['주택임대차보호법 제9조 제3항'],
  },
] as const satisfies readonly OfficeTermData[];

export type OfficeTermId = (typeof all)[number]['id'];

export const officeTermIds: readonly OfficeTermId[] = all.map(({ id }) => id);

/** Term with an office, with its last day: the same fields as a Deadline. */
export interface OfficeTerm {
  id: OfficeTermId;
  length: Length;
  articles: readonly Citation[];
  from: CalendarDate;
  raw: CalendarDate;
  end: CalendarDate;
  /** Saturdays and holidays over which the end has moved. */
  moved: DayOff[];
  holidaysKnown: boolean;
}

/** Returns the term of a death, whatever the law was at the time. */
export function officeTermOf(id: OfficeTermId, death: CalendarDate): OfficeTerm {
  const rule: OfficeTermData | undefined = all.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no term '${id}'.`);
  const { event, length, daysOff, articles, early } = rule;
  const start = startOf(event, death);
  const raw = periodEnd(start, length);
  const off = daysOffFrom(raw, daysOff);
  const back = early && off.length > 0 ? daysOffBefore(raw, daysOff).length + 1 : 0;
  const end = early ? addDays(raw, -back) : addDays(raw, off.length);
  return {
    id,
    length,
    articles,
    from: start.day,
    raw,
    end,
    moved: early ? [] : off,
    holidaysKnown: holidaysKnown(raw) && holidaysKnown(end),
  };
}

function startOf(event: OfficeEvent, death: CalendarDate): Start {
  if (event === 'end-of-month') return { day: endOfMonth(death) };
  return event === 'day-after' ? { day: addDays(death, 1), counted: true } : { day: death };
}
