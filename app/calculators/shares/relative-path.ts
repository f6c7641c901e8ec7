import { DEEPEST, MAX_IN_ROW, type Row, type ShareInput } from './input.ts';
import type { Relative } from './relative.ts';

/** Position of a person in a family: a row, the place in it, and the places further down. */
export interface RelativePath {
  row: Row | 'spouse';
  /** Index in each generation, from the row down. */
  places: number[];
  /** Whether it is the spouse of the person at these places. */
  partner: boolean;
}

/** Rows in the order in which a family is named. */
// Object.keys returns exactly the keys of the record.
export const rows = Object.keys(MAX_IN_ROW) as Row[];

/** Returns the id of a person in the law and the drawing: `children.2.0`, `children.2+`. */
export function idOf({ row, places, partner }: RelativePath): string {
  return [row, ...places].join('.') + (partner ? '+' : '');
}

/** @returns null for the deceased and for unknown ids */
export function pathOf(id: string): RelativePath | null {
  const partner = id.endsWith('+');
  const [name, ...places] = (partner ? id.slice(0, -1) : id).split('.');
  const row = name === 'spouse' ? name : rows.find((one) => one === name);
  return row ? { row, places: places.map(Number), partner } : null;
}

export function relativeAt(
  input: ShareInput,
  { row, places, partner }: RelativePath,
): Relative | null {
  if (row === 'spouse') return input.spouse;
  const [first = -1, ...further] = places;
  const found = further.reduce<Relative | undefined>(
    (one, place) => one?.children?.[place],
    input[row][first],
  );
  return (partner ? found?.spouse : found) ?? null;
}

/**
 * Returns the family with one person changed.
 *
 * @param change takes the current person and returns the replacement; null removes the person
 */
export function withRelative(
  input: ShareInput,
  { row, places, partner }: RelativePath,
  change: (relative: Relative) => Relative | null,
): ShareInput {
  if (row === 'spouse') return { ...input, spouse: change(input.spouse ?? {}) };
  const at = (people: Relative[], [first = -1, ...further]: number[]): Relative[] =>
    people.flatMap((one, index) => {
      if (index !== first) return [one];
      if (further.length > 0) return [{ ...one, children: at(one.children ?? [], further) }];
      if (!partner) return change(one) ?? [];
      const { spouse = {}, ...alone } = one;
      const changed = change(spouse);
      return [{ ...alone, ...(changed && { spouse: changed }) }];
    });
  return { ...input, [row]: at(input[row], places) };
}

/** Returns the family with everybody changed. Spouses and children stay with their persons. */
export function withEverybody(
  input: ShareInput,
  change: (relative: Relative, path: RelativePath) => Relative,
): ShareInput {
  const line = (row: Row, people: Relative[], above: number[] = []): Relative[] =>
    people.map((one, index) => {
      const { spouse, children } = one;
      const places = [...above, index];
      return {
        ...change(one, { row, places, partner: false }),
        ...(spouse && { spouse: change(spouse, { row, places, partner: true }) }),
        ...(children && { children: line(row, children, places) }),
      };
    });
  return {
    ...input,
    spouse: input.spouse && change(input.spouse, { row: 'spouse', places: [], partner: false }),
    ...Object.fromEntries(rows.map((row) => [row, line(row, input[row])])),
  };
}

/** Lists everybody but the deceased. */
export function everybody(input: ShareInput): { relative: Relative; path: RelativePath }[] {
  const found: { relative: Relative; path: RelativePath }[] = [];
  withEverybody(input, (relative, path) => {
    found.push({ relative, path });
    return relative;
  });
  return found;
}

/** Returns a row with `count` people, added or removed at its end. */
export function resized(people: Relative[] = [], count: number): Relative[] {
  return Array.from({ length: count }, (_, index) => people[index] ?? {});
}

/** Whether children and a spouse can be entered for a person. */
export function canHaveIssue({ row, places, partner }: RelativePath): boolean {
  return !partner && (row === 'children' || row === 'siblings') && places.length < DEEPEST;
}
