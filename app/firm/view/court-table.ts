import { type CourtKind, kindOf, namesake } from '../schema/court-names.ts';
import type { CourtContact } from '../schema/court-schema.ts';

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
  /** Null as long as nobody has read its telephone number and address. */
  contact: CourtContact | null;
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
  contact?: CourtContact;
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
    contact: row.contact ?? null,
  };
}

/**
 * Finds the place of a written address, such as 경기 성남시 분당구 예시로 1. Returns null for an address that names no 시·군·구
 * of the table, or one that several 시·도 have without saying which.
 */
export function placeIn(
  table: CourtTable,
  address: string,
): { province: string; district: string } | null {
  const [first = '', ...others] = address.trim().split(/[\s,]+/);
  const start = ` ${[first, ...others.slice(0, 3)].join(' ')} `;
  const named = table.provinces.filter(({ name }) => isNameOf(name, first));
  const provinces = named.length > 0 ? named : table.provinces;
  const found = provinces.flatMap(({ name, courts }) =>
    courts
      .flatMap(({ districts }) => districts.split(','))
      .filter((district) => start.includes(` ${district} `))
      .map((district) => ({ province: name, district })),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether a word names a 시·도, in full or as people write it: 경기, 서울시, 충북. */
function isNameOf(province: string, word: string): boolean {
  const short = province.replace(/(특별자치시|특별자치도|통합특별시|특별시|광역시|도)$/, '');
  const initials = `${province[0]}${province[2]}`;
  return [province, short, `${short}시`, `${short}도`, initials].includes(word);
}

function rowsOf({ provinces }: CourtTable, province: string): readonly CourtRow[] {
  return provinces.find(({ name }) => name === province)?.courts ?? [];
}

function oneCourt(rows: readonly CourtRow[]): string | null {
  const [first] = rows;
  return first && rows.every(({ court }) => court === first.court) ? first.court : null;
}
