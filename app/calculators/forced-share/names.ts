import { copy } from './copy.ts';
import type { Member } from './family.ts';
import type { Input } from './input.ts';

/** Someone of the family, as the visitor would call the person. */
export interface Person extends Member {
  name: string;
}

/** The names of a family's people: 자녀 1, 자녀 2; a number only where there are several. */
export function namesOf(members: readonly Member[], { me }: Input): Person[] {
  return members.map((member) => {
    const alike = members.filter(({ kind }) => kind === member.kind);
    const name = nameOfKind(member.kind, me);
    return { ...member, name: alike.length > 1 ? `${name} ${alike.indexOf(member) + 1}` : name };
  });
}

function nameOfKind(kind: Member['kind'], me: Input['me']): string {
  const { names } = copy;
  switch (kind) {
    case 'child':
      return me === 'child' ? names.otherChild : names.child;
    case 'parent':
      return me === 'parent' ? names.otherParent : names.parent;
    case 'sibling':
      return me === 'sibling' ? names.otherSibling : names.sibling;
    case 'late-child':
      return names.lateChild;
    case 'child-spouse':
      return names.childSpouse;
    case 'grandchild':
      return names.otherGrandchild;
    default:
      return names[kind];
  }
}
