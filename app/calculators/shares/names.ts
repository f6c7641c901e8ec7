import type { Label } from '#app/drawings/tree/label.ts';
import { DECEASED } from '#app/drawings/tree/plan.ts';
import { copy } from './copy.ts';
import type { Row, ShareInput } from './input.ts';
import type { Relative } from './relative.ts';
import { idOf, rows } from './relative-path.ts';

export interface Named extends Label {
  /** Full name, unique in the family: '셋째의 자녀 1'. */
  full: string;
  /** Whether the person is the visitor. */
  isMine?: true;
}

const { names, notes } = copy;
const noteLines: Partial<Record<keyof typeof notes, readonly string[]>> = copy.noteLines;

/** Returns everybody's name under the ring and full name, by id. */
export function namesOf(input: ShareInput): Map<string, Named> {
  const found = new Map<string, Named>([
    [DECEASED, { name: names.deceased, full: names.deceased }],
  ]);
  /** Usual names of those who have a label. */
  const usual = new Map<string, string>();
  const put = (id: string, name: string, full: string, relative: Relative) => {
    const noted = notedOf(relative);
    const lines = noted && noteLines[noted];
    const { label, mine } = relative;
    if (label) usual.set(id, full);
    found.set(id, {
      name: mine ? names.me : (label ?? name),
      full: label ?? full,
      ...(mine && { isMine: mine }),
      ...(noted && { note: notes[noted] }),
      ...(lines && { noteLines: lines }),
    });
  };
  if (input.spouse) put('spouse', names.spouse, names.spouse, input.spouse);

  function putLine(row: Row, one: Relative, places: number[], name: string, full: string): void {
    put(idOf({ row, places, partner: false }), name, full, one);
    const owner = `${one.label ?? full}${names.of}`;
    if (one.spouse) {
      const id = idOf({ row, places, partner: true });
      put(id, names.spouse, `${owner} ${names.spouse}`, one.spouse);
    }
    const below =
      row === 'siblings' ? names.nephew : places.length > 1 ? names.further : names.grandchild;
    const children = one.children ?? [];
    for (const [index, child] of children.entries()) {
      const fullName = `${owner} ${numbered(names.child, index, children.length)}`;
      putLine(row, child, [...places, index], below, fullName);
    }
  }

  for (const row of rows) {
    for (const [index, one] of input[row].entries()) {
      putLine(row, one, [index], ...calledInRow(row, index, input[row].length));
    }
  }
  return distinct(found, usual);
}

/** Adds the usual name to a label that somebody else is called too, and marks the visitor. */
function distinct(
  found: ReadonlyMap<string, Named>,
  usual: ReadonlyMap<string, string>,
): Map<string, Named> {
  const all = [...found.values()].map(({ full }) => full);
  const isShared = (full: string) => all.filter((other) => other === full).length > 1;
  return new Map(
    [...found].map(([id, named]) => {
      const { full, isMine } = named;
      const whole = usual.has(id) && isShared(full) ? `${full}(${usual.get(id)})` : full;
      return [id, { ...named, full: isMine ? `${whole}(${names.me})` : whole }];
    }),
  );
}

/** Returns a person's name under the ring, and the full name. */
function calledInRow(row: Row, index: number, count: number): [name: string, full: string] {
  switch (row) {
    case 'children': {
      const name = names.ordinals[index] ?? numbered(names.child, index, count);
      return [name, name];
    }
    case 'parents': {
      // Four parents are numbered, because two are adoptive; a note under the name tells them apart.
      const name = (count === 2 && names.parents[index]) || numbered(names.parent, index, count);
      return [name, name];
    }
    case 'grandparents':
      return [names.grandparent, numbered(names.grandparent, index, count)];
    case 'siblings':
      return [numbered(names.sibling, index, count), numbered(names.siblings, index, count)];
    default:
      return [names[row], numbered(`${names[row]} ${names.relative}`, index, count)];
  }
}

function notedOf({ status, tie }: Relative): keyof typeof notes | undefined {
  if (status) return status;
  return tie && tie !== 'nonmarital_recognized' ? tie : undefined;
}

/** Numbers a name, unless it is the only one. */
function numbered(name: string, index: number, count: number): string {
  return count === 1 ? name : `${name} ${index + 1}`;
}
