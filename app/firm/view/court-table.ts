import { type CourtKind, kindOf, namesake } from '../schema/court-names.ts';

/** A last address as far as it decides the court. */
export interface CourtPlace {
  province: string;
  /** The 시·군·구, such as 성남시 or 창원시 의창구. Not needed in a 시·도 that has one family court. */
  district?: string;
}

export interface Court {
  /** The court that takes renunciations. */
  court: string;
  kind: CourtKind;
  /** The court for forced shares at the last address; null where it depends on a 구 that is not given. */
  civilCourt: string | null;
  /** Whether the statute's table of districts was read. */
  verified: boolean;
  /** The day as of which the court is known. */
  asOf: string;
}

/** The courts on one day, small enough for an island's data. */
export interface CourtTable {
  asOf: string;
  verified: boolean;
  provinces: readonly { name: string; courts: readonly CourtRow[] }[];
}

export interface CourtRow {
  court: string;
  /** Its 시·군·구, joined with commas. */
  districts: string;
  /** Left out if it is the district court with the family court's name. */
  civilCourt?: string;
  /** Set if this row was verified before the others, as of its own day. */
  verified?: boolean;
  asOf?: string;
}

/** The names of the 시·도, in their order. */
export function provincesIn({ provinces }: CourtTable): string[] {
  return provinces.map(({ name }) => name);
}

/** Returns the 시·군·구 of a 시·도, in the order of the alphabet; none for an unknown name. */
export function districtsIn(table: CourtTable, province: string): string[] {
  return rowsOf(table, province)
    .flatMap(({ districts }) => districts.split(','))
    .sort((a, b) => a.localeCompare(b, 'ko'));
}

/**
 * Returns the court of a place, or null if the place is unknown or needs its 시·군·구. Thus a 시·도 for which it
 * returns a court needs no second question.
 */
export function courtAt(table: CourtTable, { province, district }: CourtPlace): Court | null {
  const rows = rowsOf(table, province);
  const own = district
    ? rows.filter(({ districts }) => districts.split(',').includes(district))
    : rows;
  const [row] = own;
  const court = oneCourt(own);
  if (!row || court === null) return null;
  const civil = new Set(own.map((one) => one.civilCourt ?? namesake(one.court)));
  const days = own.map((one) => one.asOf ?? table.asOf).sort();
  return {
    court,
    kind: kindOf(court),
    civilCourt: civil.size === 1 ? (row.civilCourt ?? namesake(court)) : null,
    verified: table.verified || own.every((one) => one.verified),
    asOf: days[0] ?? table.asOf,
  };
}

function rowsOf({ provinces }: CourtTable, province: string): readonly CourtRow[] {
  return provinces.find(({ name }) => name === province)?.courts ?? [];
}

function oneCourt(rows: readonly CourtRow[]): string | null {
  const [first] = rows;
  return first && rows.every(({ court }) => court === first.court) ? first.court : null;
}
