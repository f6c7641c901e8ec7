import { copy } from './copy.ts';
import type { Member } from './family.ts';
import type { Input } from './input.ts';

/** A member of the family with the name that the visitor would use. */
export interface Person extends Member {
  /** Name with the status: 자녀 1 (상속포기). */
  name: string;
  bare: string;
}

/** The visitor's own labels of members of the family, by id. */
export type Labels = ReadonlyMap<string, string>;

/** Names a family's members: 자녀 1, 자녀 2 (상속포기). Adds a number only if several members are alike. */
export function namesOf(
  members: readonly Member[],
  input: Input,
  labels: Labels = new Map(),
): Person[] {
  const { relatives: words } = copy;
  const bare = new Map<string, string>();
  const shared = (label: string) => [...labels.values()].filter((one) => one === label).length > 1;
  for (const member of members) {
    const usual = bareName(member, members, bare, input);
    const label = labels.get(member.id);
    // A label that two members have is followed by the usual name.
    bare.set(member.id, label && shared(label) ? `${label}(${usual})` : (label ?? usual));
  }
  return members.map((member) => {
    const own = bare.get(member.id) ?? '';
    // The usual name of a represented person says it.
    const isLate = member.kind === 'late-child' || member.kind === 'late-sibling';
    const isSaid = isLate && !labels.has(member.id);
    const state = member.status && !isSaid ? ` (${words.statuses[member.status]})` : '';
    return { ...member, name: own + state, bare: own };
  });
}

/** 첫 번째, 두 번째: the place of a gift in the list, from 1. */
export function nth(number: number): string {
  return copy.gifts.nth[number - 1] ?? '';
}

/** Returns a person's name for the visitor. The number of the gift identifies an outsider. */
export function nameOf(id: string, people: readonly Person[]): string {
  const known = people.find((person) => person.id === id);
  if (known) return known.name;
  const [, number] = id.split('-');
  return number ? `${copy.names.outsider} (${nth(Number(number))})` : copy.names.outsider;
}

function bareName(
  member: Member,
  members: readonly Member[],
  names: ReadonlyMap<string, string>,
  input: Input,
): string {
  const alike = members.filter(({ kind, of }) => kind === member.kind && of === member.of);
  const of = (member.of && names.get(member.of)) ?? '';
  const ofLate = member.kind === 'grandchild' && input.standsAs === 'spouse';
  const name = nameOfKind(ofLate ? 'child-of' : member.kind, of, input);
  return alike.length > 1 ? `${name} ${alike.indexOf(member) + 1}` : name;
}

function nameOfKind(kind: Member['kind'], of: string, { me, standsAs }: Input): string {
  const { names } = copy;
  switch (kind) {
    case 'child':
      return me === 'child' ? names.otherChild : names.child;
    case 'parent':
      return me === 'parent' ? names.otherParent : names.parent;
    case 'sibling':
      return me === 'sibling' && standsAs === 'own' ? names.otherSibling : names.sibling;
    case 'late-child':
    case 'late-sibling':
      return names.late;
    case 'grandchild':
      return me === 'sibling' ? names.otherNephew : names.otherGrandchild;
    case 'late-spouse':
    case 'spouse-of':
      return `${of}${names.spouseOf}`;
    case 'child-of':
      return `${of}${names.childOf}`;
    default:
      return names[kind];
  }
}
