import type { Descendant, Family, Status } from '#app/law/family.ts';
import type { Input, RelativeInput } from './input.ts';
import { ME, type Member } from './member.ts';
import { questions } from './questions.ts';
import { asksChildren, asksSpouse, isChosen } from './relatives.ts';

/** A member with a spouse and children, as in the family tree. */
interface Node {
  member: Member;
  spouse?: Member;
  children: Member[];
}

/** Builds the family for the law, and lists its members in the order in which they are named. */
export function familyOf(input: Input): { family: Family; members: Member[] } {
  const { me, death } = input;
  const asked = questions(input);
  const { branch } = asked;
  const mine = me === 'spouse';
  const spouse: Node[] =
    mine || (input.spouse && asked.spouse) ? [nodeOf(mine ? ME : 'spouse', 'spouse')] : [];
  const children = others('child', input.children, asked.children, me === 'child');
  const parents = others('parent', input.parents, asked.parents, me === 'parent');
  const siblings = others(
    'sibling',
    input.siblings,
    asked.siblings,
    me === 'sibling' && branch === null,
  );
  if (branch) {
    const among = branch.late === 'late-child' ? children : siblings;
    among.pop();
    among.push(lateNode(branch, input));
  }

  const relatives = asked.relatives ? input.relatives.filter(isChosen) : [];
  const known = (nodes: Node[]) => nodes.map((node) => withRelatives(node, relatives, input));
  const [partner] = known(spouse);
  const lines = {
    children: known(children),
    parents: known(parents),
    siblings: known(siblings),
  };
  const all = [
    ...(partner ? [partner] : []),
    ...lines.children,
    ...lines.parents,
    ...lines.siblings,
  ];
  const members = all.flatMap(({ member, spouse: own, children: issue }) => [
    member,
    ...(own ? [own] : []),
    ...issue,
  ]);
  return {
    family: {
      death,
      ...(partner && { spouse: personOf(partner.member) }),
      children: lines.children.map(descendantOf),
      parents: lines.parents.map(({ member }) => personOf(member)),
      siblings: lines.siblings.map(descendantOf),
    },
    members: [
      ...members.filter(({ id }) => id === ME),
      ...members.filter(({ id, kind }) => id !== ME && kind === 'spouse'),
      ...members.filter(({ id, kind }) => id !== ME && kind !== 'spouse'),
    ],
  };
}

function nodeOf(id: string, kind: Member['kind']): Node {
  return { member: { id, kind: id === ME ? 'me' : kind }, children: [] };
}

/** Creates as many members as were counted, at least `least`. The visitor comes first if `mine`. */
function others(
  kind: 'child' | 'parent' | 'sibling' | 'grandchild',
  count: number,
  least: number | null,
  mine: boolean,
): Node[] {
  if (least === null) return mine ? [nodeOf(ME, kind)] : [];
  return Array.from({ length: Math.max(count, least) }, (_, index) =>
    nodeOf(mine && index === 0 ? ME : `${kind}-${mine ? index : index + 1}`, kind),
  );
}

/** Creates the late person whom the visitor represents, with all representatives. */
function lateNode(
  { late, spouse: asSpouse }: NonNullable<ReturnType<typeof questions>['branch']>,
  { grandchildren, childSpouse }: Input,
): Node {
  const spouse = asSpouse ? ME : childSpouse ? 'child-spouse' : null;
  const issue = others('grandchild', grandchildren, asSpouse ? 0 : 1, !asSpouse);
  return {
    member: { id: late, kind: late, status: 'predeceased' },
    ...(spouse && { spouse: { ...nodeOf(spouse, 'late-spouse').member, of: late } }),
    children: issue.map(({ member }) => ({ ...member, of: late })),
  };
}

/** Adds statuses from the relatives' rows, and the spouse and children that a row counts. */
function withRelatives(node: Node, relatives: readonly RelativeInput[], input: Input): Node {
  const known = (member: Member): Member => {
    const status = relatives.find(({ who }) => who === member.id)?.status;
    // A row cannot change the visitor, who claims, or the person whom the visitor represents, who has died.
    return status && member.id !== ME && !member.status ? { ...member, status } : member;
  };
  const member = known(node.member);
  const { id } = member;
  const relative = relatives.find(({ who }) => who === id);
  if (!relative || id === ME || node.member.status) {
    return {
      ...node,
      member,
      ...(node.spouse && { spouse: known(node.spouse) }),
      children: node.children.map(known),
    };
  }
  const issue = asksChildren(relative, member, input) ? relative.children : 0;
  const spouse: Member | null =
    relative.spouse && asksSpouse(relative, member, input)
      ? known({ id: `${id}-spouse`, kind: 'spouse-of', of: id })
      : null;
  return {
    member,
    ...(spouse && { spouse }),
    children: Array.from({ length: issue }, (_, at) =>
      known({ id: `${id}-child-${at + 1}`, kind: 'child-of', of: id }),
    ),
  };
}

function descendantOf({ member, spouse, children }: Node): Descendant {
  return {
    ...personOf(member),
    ...(spouse && { spouse: personOf(spouse) }),
    children: children.map(personOf),
  };
}

function personOf({ id, status }: Member): { id: string; status?: Status } {
  return { id, ...(status && { status }) };
}
