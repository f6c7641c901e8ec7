import { applies } from '#app/law/amendments.ts';
import type { Descendant, Family, Status } from '#app/law/family.ts';
import type { Input, RelativeInput } from './input.ts';

export const ME = 'me';

/** A member of the family, who may have received something. names.ts has the names. */
export interface Member {
  id: string;
  kind:
    | 'me'
    | 'spouse'
    | 'child'
    | 'late-child'
    | 'late-sibling'
    | 'late-spouse'
    | 'grandchild'
    | 'parent'
    | 'sibling'
    | 'spouse-of'
    | 'child-of';
  /** Id of the person whose spouse or child this member is. */
  of?: string;
  status?: NonNullable<RelativeInput['status']>;
  /** Whether others represent this member or this member represents someone; absent otherwise. */
  branch?: 'represented' | 'representing';
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
  const members = [...(partner ? [partner] : []), ...Object.values(lines).flat()].flatMap(
    ({ member, spouse: own, children: issue }) => [member, ...(own ? [own] : []), ...issue],
  );
  return {
    family: {
      death,
      ...(partner && { spouse: personOf(partner.member) }),
      children: lines.children.map(descendantOf),
      parents: lines.parents.map(({ member }) => personOf(member)),
      siblings: lines.siblings.map(descendantOf),
    },
    members: [...members.filter(({ id }) => id === ME), ...members.filter(({ id }) => id !== ME)],
  };
}

/** Selects the questions about the family that matter for the visitor's relation to the deceased. */
export function questions(input: Input) {
  const { me, standsAs, death } = input;
  const none = {
    spouse: false,
    children: null,
    parents: null,
    siblings: null,
    branch: null,
    relatives: false,
  };
  // Siblings have no forced share, whatever the family.
  if (me === 'sibling' && death && applies('siblings-without-forced-share', death)) return none;
  const ownChild = me === 'child' || me === 'grandchild';
  return {
    spouse: me !== 'spouse',
    /** Minimum of the count; null: not asked. */
    children: ownChild ? 1 : 0,
    parents: me === 'parent' ? 1 : !ownChild && parentsAreNext(input) ? 0 : null,
    siblings: me === 'sibling' ? 1 : null,
    /** The late person whom the visitor represents, and whether as spouse; null: nobody. */
    branch: branchOf(me, standsAs),
    /** Whether to ask about people who died before or do not inherit. */
    relatives: true,
  };
}

/** Whether the row names a person and a status. */
export function isChosen({ who, status }: RelativeInput): boolean {
  return who !== '' && status !== null;
}

/** Whether the number of the person's children matters: they may represent the person, or be the next heirs. */
export function asksChildren(
  { status }: RelativeInput,
  { kind }: Pick<Member, 'kind'>,
  { me }: Input,
): boolean {
  if (kind !== 'child' && kind !== 'sibling') return false;
  // If all children renounce, their children come before parents and siblings.
  if (status === 'renounced') return kind === 'child' && (me === 'parent' || me === 'sibling');
  return status !== null;
}

/** Whether the person's spouse, who may represent the person, matters (민법 1003②). */
export function asksSpouse(
  { status }: RelativeInput,
  { kind }: Pick<Member, 'kind'>,
  { death }: Input,
): boolean {
  if (kind !== 'child' && kind !== 'sibling') return false;
  if (status === 'predeceased') return true;
  return status === 'disqualified' && !applies('spouse-of-the-dead-only', death);
}

/**
 * Whether a row may name this member: not the visitor, not the person whom the visitor represents, and nobody whom
 * another row names.
 */
export function mayBeRelative(member: Member, relatives: readonly RelativeInput[]): boolean {
  const { id, kind } = member;
  const late = kind === 'late-child' || kind === 'late-sibling';
  return kind !== 'me' && !late && relatives.every(({ who }) => who !== id);
}

/** Lists a member's possible statuses. Spouses and parents who died before are simply not counted. */
export function statusesOf(
  { kind }: Pick<Member, 'kind'>,
  { death }: Input,
): NonNullable<RelativeInput['status']>[] {
  const counted = kind === 'child' || kind === 'sibling';
  return [
    ...(counted ? (['predeceased'] as const) : []),
    'renounced',
    'disqualified',
    ...(!death || applies('forfeiture', death) ? (['forfeited'] as const) : []),
  ];
}

/** A member with a spouse and children, as in the family tree. */
interface Node {
  member: Member;
  spouse?: Member;
  children: Member[];
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
  const relative = relatives.find(({ who }) => who === member.id);
  const changes = relative && member.id !== ME && !node.member.status;
  const { spouse, children } = changes ? leftBy(relative, member, input) : node;
  return {
    member,
    ...(spouse && { spouse: known(spouse) }),
    children: children.map(known),
  };
}

/** Lists the spouse and the children that a relative's row counts, as far as they matter. */
function leftBy(relative: RelativeInput, member: Pick<Member, 'id' | 'kind'>, input: Input) {
  const { id } = member;
  const count = asksChildren(relative, member, input) ? relative.children : 0;
  const spouse: Member = { id: `${id}-spouse`, kind: 'spouse-of', of: id };
  return {
    spouse: relative.spouse && asksSpouse(relative, member, input) ? spouse : null,
    children: Array.from(
      { length: count },
      (_, at): Member => ({ id: `${id}-child-${at + 1}`, kind: 'child-of', of: id }),
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

function branchOf(me: Input['me'], standsAs: Input['standsAs']) {
  const spouse = standsAs === 'spouse';
  if (me === 'grandchild') return { late: 'late-child' as const, spouse };
  return me === 'sibling' && standsAs !== 'own' ? { late: 'late-sibling' as const, spouse } : null;
}

/**
 * Whether no child of the deceased inherits or is represented, so that the parents are next (민법 1000). If the visitor
 * is the spouse, the spouse alone inherits what children renounced (대법원 2020그42).
 */
function parentsAreNext(input: Input): boolean {
  const { me, children, death } = input;
  const rows = input.relatives.filter(isChosen);
  const goneOf = (id: string) => {
    const row = rows.find(({ who }) => who === id);
    const counts = row?.status !== 'forfeited' || !death || applies('forfeiture', death);
    return counts ? row : undefined;
  };
  const ends = (id: string) => {
    const gone = goneOf(id);
    return gone !== undefined && !(me === 'spouse' && gone.status === 'renounced');
  };
  return Array.from({ length: children }, (_, at) => `child-${at + 1}`).every((id) => {
    const gone = goneOf(id);
    if (!gone || !ends(id)) return false;
    const { spouse, children: issue } = leftBy(gone, { id, kind: 'child' }, input);
    return [...issue, ...(spouse ? [spouse] : [])].every((one) => ends(one.id));
  });
}
