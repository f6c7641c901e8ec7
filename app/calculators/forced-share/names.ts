import type { Asked } from './asked.ts';
import { copy } from './copy.ts';
import type { Input } from './input.ts';
import type { Member } from './member.ts';

/** A member of the family with the name that the visitor would use. */
export interface Person extends Member {
  /** Name with the status: 자녀 1 (상속포기). */
  name: string;
  bare: string;
}

/** Names a family's members: 자녀 1, 자녀 2 (상속포기). Adds a number only if several members are alike. */
export function namesOf(members: readonly Member[], input: Input): Person[] {
  const { relatives: words } = copy;
  const bare = new Map<string, string>();
  for (const member of members) bare.set(member.id, bareName(member, members, bare, input));
  return members.map((member) => {
    const own = bare.get(member.id) ?? '';
    const late = member.kind === 'late-child' || member.kind === 'late-sibling';
    const state = member.status && !late ? ` (${words.statuses[member.status]})` : '';
    return { ...member, name: own + state, bare: own };
  });
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
    case 'late-spouse':
      return names.lateSpouse;
    case 'grandchild':
      return me === 'sibling' ? names.otherNephew : names.otherGrandchild;
    case 'spouse-of':
      return `${of}${names.spouseOf}`;
    case 'child-of':
      return `${of}${names.childOf}`;
    default:
      return names[kind];
  }
}

/** Returns the represented person's name and whether that person died, for sentences; null: not asked. */
export function representedOf(
  { representation }: Pick<Asked, 'representation'>,
  people: readonly Person[],
): [who: string, died: boolean] | null {
  if (!representation) return null;
  const { id, status } = representation;
  const person = people.find((one) => one.id === id);
  return person ? [person.bare, status === 'predeceased'] : null;
}
