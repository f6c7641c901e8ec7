import { hasDied, hasSpouse, isChild, spouseIf, withCount } from '#app/case/count.ts';
import type { CaseFamily, Relative } from '#app/case/family.ts';
import { copy as calculators } from '../copy.ts';
import { isSame } from '../state/calculator-state.ts';
import type { CaseFields } from '../state/use-calculator.ts';
import { copy } from './copy.ts';
import { asksChildren, asksSpouse, isChosen, questions } from './family.ts';
import {
  type FamilyName,
  familyNames,
  type Input,
  initial,
  MAX_COUNT,
  MAX_RELATIVES,
  type RelativeInput,
} from './input.ts';

const { family: words } = copy;

/** The facts of the case that this calculator asks for. */
export const caseFields: CaseFields<Input> = {
  labels: { death: words.death, me: words.me, family: calculators.family },
  read({ death = '', me, family }, input) {
    const isKnown = me !== undefined && me !== 'other';
    const known = { ...input, death, me: isKnown ? me : initial.me };
    const open = (name: FamilyName) => {
      if (name === 'me') return !isKnown;
      // A visitor who is the spouse has answered that there is one.
      if (name === 'spouse' && me === 'spouse') return false;
      return !family || (!isIn(name, family, known) && isOpen(name, input));
    };
    const next = { ...known, unanswered: familyNames.filter(open) };
    return { ...next, ...(family ? familyIn(family, next) : partsOf(initial)) };
  },
  write(input, before, facts) {
    const { death } = input;
    const [me, meBefore] = [input, before].map((one) => (isOpen('me', one) ? undefined : one.me));
    const isFamily =
      !isSame(familyOf(input), familyOf(before)) ||
      (facts.family !== undefined && (me !== meBefore || input.standsAs !== before.standsAs));
    return {
      ...(death !== before.death && { death: death || undefined }),
      ...(me !== meBefore && { me }),
      ...(isFamily && { family: familyWith(input, facts.family) }),
    };
  },
};

/** The parts of the input that describe the family. */
type Parts = Pick<
  Input,
  'spouse' | 'children' | 'parents' | 'siblings' | 'grandchildren' | 'childSpouse' | 'relatives'
>;

function partsOf(input: Input): Parts {
  const { spouse, children, parents, siblings, grandchildren, childSpouse, relatives } = input;
  return { spouse, children, parents, siblings, grandchildren, childSpouse, relatives };
}

/** The parts, and whether they were asked and answered. */
function familyOf(input: Input) {
  return { ...partsOf(input), open: input.unanswered.filter((name) => name !== 'me') };
}

function isOpen(name: FamilyName, { unanswered }: Input): boolean {
  return unanswered.includes(name);
}

/** Whether the family of the case answers a question. */
function isIn(name: FamilyName, family: CaseFamily, input: Input): boolean {
  if (name === 'me' || name === 'standsAs') return false;
  if (name !== 'grandchildren' && name !== 'childSpouse') return family[name] !== undefined;
  const late = lateIn(family, input);
  return late !== undefined && hasDied(late) && late.children !== undefined;
}

/** A row of the family in which the visitor or the represented person may have a place. */
interface Line {
  row: 'children' | 'siblings';
  /** Prefix of the ids of the others. */
  prefix: 'child' | 'sibling';
  test: (person: Relative) => boolean;
}

const lines: readonly [Line, Line] = [
  { row: 'children', prefix: 'child', test: isChild },
  { row: 'siblings', prefix: 'sibling', test: () => true },
];

/** Returns the parts that are asked for as the family of the case has them. Other parts stay as they are. */
function familyIn(family: CaseFamily, input: Input): Parts {
  if (isSame(familyWith(input, family), family)) return partsOf(input);
  // Whether parents are asked for depends on the children.
  return partsIn(family, { ...input, ...partsIn(family, input) });
}

function partsIn(family: CaseFamily, input: Input): Parts {
  const parts = partsOf(input);
  const asked = questions(input);
  const { parents } = family;
  const late = lateIn(family, input);
  const counted = ({ row, test }: Line) => {
    const people = asked[row] === null ? undefined : family[row];
    return people ? Math.min(people.filter(test).length, MAX_COUNT[row]) : parts[row];
  };
  const [children, siblings] = lines;
  return {
    spouse: asked.spouse && family.spouse !== undefined ? hasSpouse(family) : parts.spouse,
    children: counted(children),
    siblings: counted(siblings),
    parents:
      parents && asked.parents !== null
        ? Math.min(parents.filter(lives).length, MAX_COUNT.parents)
        : parts.parents,
    grandchildren:
      late && !isOpen('grandchildren', input)
        ? Math.min((late.children ?? []).length, MAX_COUNT.grandchildren)
        : parts.grandchildren,
    childSpouse:
      late && !asked.branch?.spouse && !isOpen('childSpouse', input)
        ? late.spouse !== undefined
        : parts.childSpouse,
    relatives: asked.relatives
      ? [
          ...lines.flatMap((line) => rowsOf(line, family, input)),
          // Keeps entries about other people, and incomplete ones.
          ...input.relatives.filter((one) => !isChosen(one) || !isOfLine(one, input)),
        ].slice(0, MAX_RELATIVES)
      : parts.relatives,
  };
}

/** Whether an entry is about a person of a line that is asked for. */
function isOfLine({ who }: RelativeInput, input: Input): boolean {
  const asked = questions(input);
  return lines.some(
    ({ row, prefix }) => asked[row] !== null && !isOpen(row, input) && who.startsWith(`${prefix}-`),
  );
}

/** Returns an entry for each person of a line who has died or does not inherit. */
function rowsOf(line: Line, family: CaseFamily, input: Input): RelativeInput[] {
  if (questions(input)[line.row] === null || isOpen(line.row, input)) return [];
  return othersIn(line, family[line.row] ?? [], input).flatMap(({ person, id }) => {
    const status = person.status === 'simultaneous' ? 'predeceased' : person.status;
    if (!isRowStatus(status)) return [];
    const children = Math.min((person.children ?? []).length, MAX_COUNT.grandchildren);
    return [{ who: id, status, spouse: person.spouse !== undefined, children }];
  });
}

/** Returns the family of the case with all that the input says of it. */
function familyWith(input: Input, family: CaseFamily = {}): CaseFamily {
  const asked = questions(input);
  const next: CaseFamily = {
    ...family,
    ...(asked.spouse && !isOpen('spouse', input) && { spouse: spouseIf(input.spouse, family) }),
    ...(input.me === 'spouse' && !isOpen('me', input) && { spouse: spouseIf(true, family) }),
    ...(asked.parents !== null &&
      !isOpen('parents', input) && {
        parents: withCount(family.parents, Math.max(input.parents, asked.parents), lives),
      }),
  };
  for (const line of lines) {
    const least = asked[line.row];
    if (least === null || isOpen(line.row, input)) continue;
    const row = withCount(family[line.row], Math.max(input[line.row], least), line.test);
    const others = othersIn(line, row, input);
    const late = placeOfLate(line, row, input);
    const mine = placeOfMine(line, row, input);
    const lateOne = row[late];
    // While nobody has died, the represented person is the last one: another death would point to somebody else.
    const mayDie = !lateOne || hasDied(lateOne) || !isBranchOpen(input);
    const people = row.map((person, place) => {
      if (place === late) return lateWith(input, person);
      if (place === mine) return living(person);
      const other = others.find((one) => one.place === place);
      return other ? withEntry(input, person, line, { id: other.id, mayDie }) : person;
    });
    next[line.row] = inPlace(people, { late, mine }, line, input);
  }
  return next;
}

/** Moves the visitor or the represented person, if the counts alone would point to somebody else. */
function inPlace(
  row: Relative[],
  { late, mine }: { late: number; mine: number },
  line: Line,
  input: Input,
): Relative[] {
  const without = (place: number) => row.filter((_, at) => at !== place);
  if (mine !== placeOfMine(line, row, input))
    return [...row.slice(mine, mine + 1), ...without(mine)];
  if (late !== placeOfLate(line, row, input))
    return [...without(late), ...row.slice(late, late + 1)];
  return row;
}

/** Returns the people of a line who have ids in this calculator: all but the visitor and the represented person. */
function othersIn(line: Line, row: readonly Relative[], input: Input) {
  const late = placeOfLate(line, row, input);
  const mine = placeOfMine(line, row, input);
  return row
    .map((person, place) => ({ person, place }))
    .filter(({ person, place }) => line.test(person) && place !== late && place !== mine)
    .map((one, index) => ({ ...one, id: `${line.prefix}-${index + 1}` }));
}

/** Returns the place of the visitor, or -1: the first person without a status that this calculator asks about. */
function placeOfMine(line: Line, row: readonly Relative[], { me, standsAs }: Input): number {
  if (line.prefix !== me || (me === 'sibling' && standsAs !== 'own')) return -1;
  const lives = (person: Relative) => line.test(person) && living(person) === person;
  const marked = row.findIndex((person) => person.mine && lives(person));
  const first = marked >= 0 ? marked : row.findIndex(lives);
  return first >= 0 ? first : row.findIndex(line.test);
}

/** Returns the place of the person whom the visitor represents, or -1. */
function placeOfLate(line: Line, row: readonly Relative[], input: Input): number {
  const { branch } = questions(input);
  if (branch?.late !== `late-${line.prefix}`) return -1;
  const died = row.findLastIndex((person) => line.test(person) && hasDied(person));
  return died >= 0 ? died : row.findLastIndex(line.test);
}

/** Returns the person whom the visitor represents; undefined for nobody. */
function lateIn(family: CaseFamily, input: Input): Relative | undefined {
  return lines.flatMap((line) => {
    const row = family[line.row] ?? [];
    return row[placeOfLate(line, row, input)] ?? [];
  })[0];
}

function lateWith(input: Input, person: Relative): Relative {
  const { grandchildren, childSpouse } = input;
  const asSpouse = questions(input).branch?.spouse ?? false;
  const least = asSpouse ? 0 : 1;
  // A person who has died in the case would answer the open questions.
  if (isBranchOpen(input)) return person;
  const late: Relative = hasDied(person) ? person : { ...person, status: 'predeceased' };
  return withIssue(late, Math.max(grandchildren, least), asSpouse || childSpouse);
}

/** Whether a question about the family of the represented person is open. */
function isBranchOpen(input: Input): boolean {
  const asSpouse = questions(input).branch?.spouse ?? false;
  return isOpen('grandchildren', input) || (!asSpouse && isOpen('childSpouse', input));
}

/**
 * Returns a person as the entry with this id describes it; without an entry the person lives and inherits.
 *
 * @param mayDie false: a death stays in the input until the questions about the represented person are answered
 */
function withEntry(
  input: Input,
  person: Relative,
  line: Line,
  { id, mayDie }: { id: string; mayDie: boolean },
): Relative {
  const entry = input.relatives.find((one) => one.who === id && isChosen(one));
  if (!entry?.status) return living(person);
  if (entry.status === 'predeceased' && !mayDie) return person;
  const known = entry.status === 'predeceased' && hasDied(person);
  const next = known ? person : { ...person, status: entry.status };
  const kind = { kind: line.prefix };
  if (!asksChildren(entry, kind, input)) return next;
  const asked = asksSpouse(entry, kind, input);
  return withIssue(next, entry.children, asked ? entry.spouse : person.spouse !== undefined);
}

function withIssue(person: Relative, count: number, hasPartner: boolean): Relative {
  const { spouse, children, ...own } = person;
  return {
    ...own,
    ...(hasPartner && { spouse: spouse ?? {} }),
    ...((count > 0 || children) && { children: withCount(children, count, () => true) }),
  };
}

/** Returns a person without a status that this calculator asks about. */
function living(person: Relative): Relative {
  const { status, ...rest } = person;
  return isRowStatus(status) || status === 'simultaneous' ? rest : person;
}

/** Returns what the visitor calls the members of the family, by their ids in this calculator. */
export function labelsIn(family: CaseFamily, input: Input): Map<string, string> {
  const { branch } = questions(input);
  const parents = (family.parents ?? []).filter(lives);
  const late = lateIn(family, input);
  const issue = late?.children ?? [];
  const numbered = (prefix: string, people: readonly Relative[]) =>
    people.map((person, index) => ({ id: `${prefix}-${index + 1}`, person }));
  const named = [
    { id: 'spouse', person: family.spouse },
    ...numbered('parent', input.me === 'parent' ? othersThanMe(parents) : parents),
    ...(branch ? [{ id: branch.late, person: late }] : []),
    ...(branch && !branch.spouse ? [{ id: 'child-spouse', person: late?.spouse }] : []),
    ...numbered('grandchild', branch?.spouse ? issue : othersThanMe(issue)),
    ...lines.flatMap((line) =>
      othersIn(line, family[line.row] ?? [], input).flatMap(({ id, person }) => [
        { id, person },
        { id: `${id}-spouse`, person: person.spouse },
        ...numbered(`${id}-child`, person.children ?? []),
      ]),
    ),
  ];
  return new Map(
    named.flatMap(({ id, person }) => (person?.label ? [[id, person.label] as const] : [])),
  );
}

/** Returns a row without the visitor, who is marked or has no label; empty if everybody has one and nobody is marked. */
function othersThanMe(row: readonly Relative[]): readonly Relative[] {
  const me = row.find(({ mine }) => mine) ?? row.find(({ label }) => !label);
  return me ? row.filter((person) => person !== me) : [];
}

function lives(person: Relative): boolean {
  return !hasDied(person) && isChild(person);
}

function isRowStatus(status: string | undefined): status is NonNullable<RelativeInput['status']> {
  return (
    status === 'predeceased' ||
    status === 'renounced' ||
    status === 'disqualified' ||
    status === 'forfeited'
  );
}
