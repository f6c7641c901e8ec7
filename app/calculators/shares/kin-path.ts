import { DEEPEST, type Kin, MAX_IN_ROW, type ShareInput } from './input.ts';

/** The rows of a family in which people stand. */
export type Row = keyof typeof MAX_IN_ROW;

/** Where someone stands in a family: a row, the place in it, and from there down. */
export interface KinPath {
  row: Row | 'spouse';
  /** Of each generation from the row on. */
  places: number[];
  /** The spouse of the one at these places. */
  partner: boolean;
}

/** In the order in which a family is named. */
// Its keys are those of the record.
export const rows = Object.keys(MAX_IN_ROW) as Row[];

/** The id under which the law and the drawing know someone: `children.2.0`, `children.2+`. */
export function idOf({ row, places, partner }: KinPath): string {
  return [row, ...places].join('.') + (partner ? '+' : '');
}

/** @returns null for the deceased and for ids that are not ours */
export function pathOf(id: string): KinPath | null {
  const partner = id.endsWith('+');
  const [name, ...places] = (partner ? id.slice(0, -1) : id).split('.');
  const row = name === 'spouse' ? name : rows.find((one) => one === name);
  return row ? { row, places: places.map(Number), partner } : null;
}

export function kinAt(input: ShareInput, { row, places, partner }: KinPath): Kin | null {
  if (row === 'spouse') return input.spouse;
  const [first = -1, ...further] = places;
  const found = further.reduce<Kin | undefined>((one, place) => one?.c?.[place], input[row][first]);
  return (partner ? found?.w : found) ?? null;
}

/**
 * The family with one person changed.
 *
 * @param change takes the person as it stands, and returns what takes the place; null takes the person out
 */
export function withKin(
  input: ShareInput,
  { row, places, partner }: KinPath,
  change: (kin: Kin) => Kin | null,
): ShareInput {
  if (row === 'spouse') return { ...input, spouse: change(input.spouse ?? {}) };
  const at = (people: Kin[], [first = -1, ...further]: number[]): Kin[] =>
    people.flatMap((one, index) => {
      if (index !== first) return [one];
      if (further.length > 0) return [{ ...one, c: at(one.c ?? [], further) }];
      if (!partner) return change(one) ?? [];
      const { w = {}, ...alone } = one;
      const changed = change(w);
      return [{ ...alone, ...(changed && { w: changed }) }];
    });
  return { ...input, [row]: at(input[row], places) };
}

/** A row with so many people, added and removed at its end. */
export function resized(people: Kin[] = [], count: number): Kin[] {
  return Array.from({ length: count }, (_, index) => people[index] ?? {});
}

/** Whether children and a spouse can be put in under someone. */
export function canHaveIssue({ row, places, partner }: KinPath): boolean {
  return !partner && (row === 'children' || row === 'siblings') && places.length < DEEPEST;
}
