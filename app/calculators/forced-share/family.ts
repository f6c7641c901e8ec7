import { applies } from '#app/law/amendments.ts';
import type { Descendant, Family } from '#app/law/family.ts';
import type { Input } from './input.ts';

export const ME = 'me';

/** Someone of the family who may have got something; names.ts has the words. */
export interface Member {
  id: string;
  kind:
    | 'me'
    | 'spouse'
    | 'child'
    | 'late-child'
    | 'child-spouse'
    | 'grandchild'
    | 'parent'
    | 'sibling';
  /** Who died before the deceased, and who inherits in that place; absent for all others. */
  branch?: 'represented' | 'representing';
}

/** Which questions about the family matter for who the visitor is. */
export function questions({ me, children, death }: Input) {
  const none = { spouse: false, children: null, parents: null, siblings: null, branch: false };
  // No family gives siblings a forced share.
  if (me === 'sibling' && death && applies('siblings-without-forced-share', death)) return none;
  const ownChild = me === 'child' || me === 'grandchild';
  return {
    spouse: me !== 'spouse',
    /** The least that there can be; null: not asked. */
    children: ownChild ? 1 : 0,
    parents: me === 'parent' ? 1 : !ownChild && children === 0 ? 0 : null,
    siblings: me === 'sibling' ? 1 : null,
    /** Who else stands in the place of the child who died before. */
    branch: me === 'grandchild',
  };
}

/** The family as the law reads it, and its people in the order in which they are named. */
export function familyOf(input: Input): { family: Family; members: Member[] } {
  const { me, death } = input;
  const asked = questions(input);
  const spouse = me === 'spouse' ? ME : input.spouse && asked.spouse ? 'spouse' : null;
  const children = others('child', input.children, asked.children, me === 'child');
  const parents = others('parent', input.parents, asked.parents, me === 'parent');
  const siblings = others('sibling', input.siblings, asked.siblings, me === 'sibling');
  const branch = asked.branch ? lateChild(input) : null;
  if (branch) children.pop();
  const family: Family = {
    death,
    ...(spouse && { spouse: { id: spouse } }),
    children: [...(branch ? [branch] : []), ...children.map(toPerson)],
    parents: parents.map(toPerson),
    siblings: siblings.map(toPerson),
  };
  return {
    family,
    members: [
      { id: ME, kind: 'me', ...(branch && { branch: 'representing' as const }) },
      ...(spouse && spouse !== ME ? [{ id: spouse, kind: 'spouse' as const }] : []),
      ...membersOf('child', children),
      ...(branch ? branchMembers(branch) : []),
      ...membersOf('parent', parents),
      ...membersOf('sibling', siblings),
    ],
  };
}

/** Ids of as many as were counted, the visitor first where the visitor is one of them. */
function others(kind: string, count: number, least: number | null, mine: boolean): string[] {
  if (least === null) return mine ? [ME] : [];
  return Array.from({ length: Math.max(count, least) }, (_, index) =>
    mine && index === 0 ? ME : `${kind}-${mine ? index : index + 1}`,
  );
}

function lateChild({ grandchildren, childSpouse }: Input): Descendant {
  return {
    id: 'late-child',
    status: 'predeceased',
    ...(childSpouse && { spouse: { id: 'child-spouse' } }),
    children: others('grandchild', grandchildren, 1, true).map(toPerson),
  };
}

/** The late child, then who stands in the late child's place but for the visitor. */
function branchMembers({ id, spouse, children = [] }: Descendant): Member[] {
  const representing: Member[] = [
    ...(spouse ? [{ id: spouse.id, kind: 'child-spouse' as const }] : []),
    ...membersOf(
      'grandchild',
      children.map((child) => child.id),
    ),
  ];
  return [
    { id, kind: 'late-child', branch: 'represented' },
    ...representing.map((member): Member => ({ ...member, branch: 'representing' })),
  ];
}

function toPerson(id: string) {
  return { id };
}

/** Everyone of a kind but the visitor. */
function membersOf(kind: Member['kind'], ids: readonly string[]): Member[] {
  return ids.filter((id) => id !== ME).map((id) => ({ id, kind }));
}
