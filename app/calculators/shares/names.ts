import type { Label } from '#app/drawings/tree/label.ts';
import { DECEASED } from '#app/drawings/tree/plan.ts';
import { copy } from './copy.ts';
import type { Kin, ShareInput } from './input.ts';
import { idOf, type Row } from './kin-path.ts';

export interface Named extends Label {
  /** Differs from everyone else's: '셋째의 자녀 1'. */
  full: string;
}

const { names, notes } = copy;

/** What everybody of a family is called under the ring, and in full, by id. */
export function namesOf(input: ShareInput): Map<string, Named> {
  const found = new Map<string, Named>([
    [DECEASED, { name: names.deceased, full: names.deceased }],
  ]);
  const put = (id: string, name: string, full: string, kin: Kin) => {
    const note = noteOf(kin);
    found.set(id, { name, full, ...(note && { note }) });
  };
  if (input.spouse) put('spouse', names.spouse, names.spouse, input.spouse);

  function putLine(row: Row, kin: Kin, places: number[], name: string, full: string): void {
    put(idOf({ row, places, partner: false }), name, full, kin);
    const owner = `${full}${names.of}`;
    if (kin.w) {
      put(idOf({ row, places, partner: true }), names.spouse, `${owner} ${names.spouse}`, kin.w);
    }
    const below =
      row === 'siblings' ? names.nephew : places.length > 1 ? names.further : names.grandchild;
    const children = kin.c ?? [];
    for (const [index, child] of children.entries()) {
      const fullName = `${owner} ${numbered(names.child, index, children.length)}`;
      putLine(row, child, [...places, index], below, fullName);
    }
  }

  for (const [index, child] of input.children.entries()) {
    const ordinal = names.ordinals[index] ?? numbered(names.child, index, Number.POSITIVE_INFINITY);
    putLine('children', child, [index], ordinal, ordinal);
  }
  const { parents, grandparents, siblings, third, fourth } = input;
  for (const [index, parent] of parents.entries()) {
    // Of four, two are adoptive: which is said under the name.
    const name =
      parents.length > 2
        ? numbered(names.parent, index, parents.length)
        : (parents.length > 1 && names.parents[index]) || names.parent;
    putLine('parents', parent, [index], name, name);
  }
  for (const [index, one] of grandparents.entries()) {
    const full = numbered(names.grandparent, index, grandparents.length);
    putLine('grandparents', one, [index], names.grandparent, full);
  }
  for (const [index, one] of siblings.entries()) {
    const name = numbered(names.sibling, index, siblings.length);
    putLine('siblings', one, [index], name, numbered(names.siblings, index, siblings.length));
  }
  for (const [row, people, name] of [
    ['third', third, names.third],
    ['fourth', fourth, names.fourth],
  ] as const) {
    for (const [index, one] of people.entries()) {
      putLine(row, one, [index], name, numbered(`${name} ${names.relative}`, index, people.length));
    }
  }
  return found;
}

function noteOf({ s, r }: Kin): string | undefined {
  if (s) return notes[s];
  return r && r !== 'nonmarital_recognized' ? notes[r] : undefined;
}

/** The only one needs no number. */
function numbered(name: string, index: number, count: number): string {
  return count === 1 ? name : `${name} ${index + 1}`;
}
