import * as v from 'valibot';
import { isCalendarDate } from '#app/law/calendar.ts';

/** A day in an address: one that the calendar has, of the years that the fields take. */
export const DaySchema = v.pipe(v.string(), v.check(isCalendarDate));
