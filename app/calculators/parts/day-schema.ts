import * as v from 'valibot';
import { isCalendarDate } from '#app/law/calendar.ts';

/** Day in an address. It must exist in the calendar, in a year that the fields accept. */
export const DaySchema = v.pipe(v.string(), v.check(isCalendarDate));
