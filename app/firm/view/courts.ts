import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { courtRules, writtenCourts } from '../data/courts.data.ts';
import { namesake } from '../schema/court-names.ts';
import type { WrittenCourt, WrittenCourts } from '../schema/court-schema.ts';
import {
  type Court,
  type CourtPlace,
  type CourtRow,
  type CourtTable,
  courtAt,
  districtsIn,
  provincesIn,
} from './court-table.ts';
import { isShown } from './gate.ts';

const today = () => koreanDay(new Date());

/** Whether the courts are shown: a lawyer has reviewed content/courts.yaml, or the firm is the sample. */
export const courtsShown = isShown(writtenCourts);

/** The court for a last address abroad or unknown, with its sentence. */
export const courtAbroad = courtRules.abroad;
/** The sentence on district courts that have the duties of a family court. */
export const withoutFamilyCourt = courtRules.withoutFamilyCourt;

/** Returns the courts on a day in Korea, as data for an island; court-table.ts looks courts up in it. */
export function courtTable(
  on: CalendarDate = today(),
  {
    asOf,
    verified,
    provinces,
    contacts = [],
  }: Pick<WrittenCourts, 'asOf' | 'verified' | 'provinces' | 'contacts'> = writtenCourts,
): CourtTable {
  return {
    asOf,
    verified,
    provinces: provinces.map(({ name, courts }) => ({
      name,
      courts: courts.map((written) => {
        const row = rowOn(written, on);
        const contact = contacts.find(({ court }) => court === row.court);
        return contact ? { ...row, contact } : row;
      }),
    })),
  };
}

/** A row with the changes that have taken effect. */
function rowOn(written: WrittenCourt, on: CalendarDate): CourtRow {
  let { court, civilCourt } = written;
  const later = (written.later ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const next of later.filter(({ from }) => from <= on)) {
    court = next.court ?? court;
    civilCourt = next.civilCourt ?? civilCourt;
  }
  const { districts, verified, asOf } = written;
  return {
    court,
    districts: districts.join(','),
    ...(civilCourt && civilCourt !== namesake(court) && { civilCourt }),
    ...(verified && { verified }),
    ...(asOf && { asOf }),
  };
}

/** The names of the 시·도, in their order. */
export const provinces = provincesIn(courtTable());

/** Returns the 시·군·구 of a 시·도, in the order of the alphabet; none for an unknown name. */
export function districtsOf(province: string): string[] {
  return districtsIn(courtTable(), province);
}

/** Returns the court of a place on a day in Korea, or null if the place is unknown or needs its 시·군·구. */
export function courtOf(place: CourtPlace, on: CalendarDate = today()): Court | null {
  return courtAt(courtTable(on), place);
}

/** A change of a place's court to come. */
export interface CourtChange {
  from: CalendarDate;
  court: string;
}

/** Returns the next change of the court that takes renunciations at a place, or null. */
export function courtChange(place: CourtPlace, on: CalendarDate = today()): CourtChange | null {
  const now = courtOf(place, on);
  for (const from of now ? daysOfChange.filter((day) => day > on) : []) {
    const { court } = courtOf(place, from) ?? {};
    if (court && court !== now?.court) return { from, court };
  }
  return null;
}

/** The days on which courts change, the earliest first. */
const daysOfChange = [
  ...new Set(
    writtenCourts.provinces
      .flatMap(({ courts }) => courts.flatMap(({ later = [] }) => later))
      .map(({ from }) => from),
  ),
].sort();
