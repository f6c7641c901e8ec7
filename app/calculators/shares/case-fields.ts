import type { Facts } from '#app/case/facts.ts';
import type { CaseFamily, Relative as CaseRelative } from '#app/case/family.ts';
import { isSame } from '../state/calculator-state.ts';
import type { CaseFields } from '../state/use-calculator.ts';
import { askedIn } from './asked.ts';
import { copy } from './copy.ts';
import { initial, nobody, type Row, type ShareInput } from './input.ts';
import type { Relative } from './relative.ts';
import { rows } from './relative-path.ts';

type Family = Pick<ShareInput, Row | 'spouse'>;

/** The facts of the case that this calculator asks for. */
export const caseFields: CaseFields<ShareInput> = {
  begin,
  labels: { death: copy.ledger.death, family: copy.sentence.family },
  read(facts, input) {
    const { death = '', family } = facts;
    return { ...input, death, ...(family ? familyIn(family, input) : unknown(facts, input)) };
  },
  write(input, before, facts) {
    const { death } = input;
    const isFamily = !isSame(bareFamily(input), bareFamily(before));
    return {
      ...(death !== before.death && { death: death || undefined }),
      ...(isFamily && { family: isExample(input) ? undefined : familyWith(input, facts.family) }),
    };
  },
};

/** Returns the example while the case is empty, and otherwise the family of the case or nobody. */
export function begin(facts: Readonly<Facts>): ShareInput {
  return caseFields.read(facts, isEmpty(facts) ? initial : { ...initial, ...familyOf(nobody) });
}

/** Whether the family is the one of the drawing, which nobody has entered. */
export function isExample(input: ShareInput): boolean {
  return isSame(bareFamily(input), bareFamily(initial));
}

/**
 * The family while the case has none: the example, or nobody once the case has anything. Either stays on show while the
 * visitor edits the case's only day.
 */
function unknown(facts: Readonly<Facts>, input: ShareInput): Family {
  if (isExample(input) || isSame(bareFamily(input), bareFamily(nobody))) return familyOf(input);
  return familyOf(isEmpty(facts) ? initial : nobody);
}

function isEmpty(facts: Readonly<Facts>): boolean {
  return Object.keys(facts).length === 0;
}

/** Returns the family of the case. People at the same place keep their gifts and legacies. */
function familyIn(family: CaseFamily, input: ShareInput): Family {
  if (isSame(familyWith(input, family), family)) return familyOf(input);
  const put = (row: Row) =>
    (family[row] ?? []).map((person, index) => withBenefits(person, input[row][index]));
  return {
    spouse: family.spouse ? withBenefits(family.spouse, input.spouse ?? {}) : null,
    children: put('children'),
    parents: put('parents'),
    grandparents: put('grandparents'),
    siblings: put('siblings'),
    third: put('third'),
    fourth: put('fourth'),
  };
}

/** Returns the family of the input for the case. A row that was not asked for stays as the case has it. */
function familyWith(input: ShareInput, family: CaseFamily = {}): CaseFamily {
  const { ranks } = askedIn(input);
  const asked = rows.filter(
    (row) =>
      row === 'children' ||
      input[row].length > 0 ||
      family[row] !== undefined ||
      ranks.some((rank) => rank === row),
  );
  return {
    ...family,
    spouse: input.spouse && bare(input.spouse),
    ...Object.fromEntries(asked.map((row) => [row, input[row].map(bare)])),
  };
}

function familyOf(input: ShareInput): Family {
  const { spouse, children, parents, grandparents, siblings, third, fourth } = input;
  return { spouse, children, parents, grandparents, siblings, third, fourth };
}

function bareFamily(input: ShareInput) {
  return {
    spouse: input.spouse && bare(input.spouse),
    rows: rows.map((row) => input[row].map(bare)),
  };
}

/** Returns a person without gifts and legacies, with the properties in the order of the case's schema. */
function bare({ status, tie, halfBlood, spouse, children }: Relative): CaseRelative {
  return {
    ...(status && { status }),
    ...(tie && { tie }),
    ...(halfBlood && { halfBlood }),
    ...(spouse && { spouse: bare(spouse) }),
    ...(children && { children: children.map(bare) }),
  };
}

function withBenefits(person: CaseRelative, known: Relative | undefined): Relative {
  const { spouse, children, ...own } = person;
  return {
    ...own,
    ...(known?.benefits && { benefits: known.benefits }),
    ...(spouse && { spouse: withBenefits(spouse, known?.spouse) }),
    ...(children && {
      children: children.map((child, index) => withBenefits(child, known?.children?.[index])),
    }),
  };
}
