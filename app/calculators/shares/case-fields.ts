import type { CaseFamily, Relative as CaseRelative } from '#app/case/family.ts';
import { isSame } from '../state/calculator-state.ts';
import type { CaseFields } from '../state/use-calculator.ts';
import { askedIn } from './asked.ts';
import { copy } from './copy.ts';
import { initial, type Question, questions, type Row, type ShareInput } from './input.ts';
import { relationOfMine, withMine } from './mine.ts';
import type { Relative } from './relative.ts';
import { rows } from './relative-path.ts';

type Family = Pick<ShareInput, Row | 'spouse' | 'unanswered'>;

/** The facts of the case that this calculator asks for. */
export const caseFields: CaseFields<ShareInput> = {
  labels: { death: copy.ledger.death, family: copy.sentence.family },
  read({ death = '', me, family }, input) {
    const next = { ...input, death, ...(family ? familyIn(family, input) : familyOf(initial)) };
    const marked = relationOfMine(next);
    return marked && marked !== me ? withMine(next, null) : next;
  },
  write(input, before, facts) {
    const { death } = input;
    const me = relationOfMine(input);
    const isFamily = !isSame(bareFamily(input), bareFamily(before));
    return {
      ...(death !== before.death && { death: death || undefined }),
      ...(me !== relationOfMine(before) && { me }),
      ...(isFamily && {
        family: isSame(bareFamily(input), bareFamily(initial))
          ? undefined
          : familyWith(input, facts.family),
      }),
    };
  },
};

/** Returns the family of the case. People at the same place keep their gifts and legacies. */
function familyIn(family: CaseFamily, input: ShareInput): Family {
  const unanswered = questions.filter((question) => family[question] === undefined);
  const isKnown = isSame(unanswered, input.unanswered);
  if (isKnown && isSame(familyWith(input, family), family)) return familyOf(input);
  const put = (row: Row) =>
    (family[row] ?? []).map((person, index) => withBenefits(person, input[row][index]));
  return {
    unanswered,
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
  const isAnswered = (question: Question) => !input.unanswered.includes(question);
  const asked = rows.filter(
    (row) =>
      (row === 'children' && isAnswered(row)) ||
      input[row].length > 0 ||
      family[row] !== undefined ||
      ranks.some((rank) => rank === row),
  );
  return {
    ...family,
    ...(isAnswered('spouse') && { spouse: input.spouse && bare(input.spouse) }),
    ...Object.fromEntries(asked.map((row) => [row, input[row].map(bare)])),
  };
}

function familyOf(input: ShareInput): Family {
  const { unanswered, spouse, children, parents, grandparents, siblings, third, fourth } = input;
  return { unanswered, spouse, children, parents, grandparents, siblings, third, fourth };
}

function bareFamily(input: ShareInput) {
  return {
    unanswered: input.unanswered,
    spouse: input.spouse && bare(input.spouse),
    rows: rows.map((row) => input[row].map(bare)),
  };
}

/** Returns a person without gifts and legacies, with the properties in the order of the case's schema. */
function bare(person: Relative): CaseRelative {
  const { label, mine, status, tie, halfBlood, spouse, children } = person;
  return {
    ...(label && { label }),
    ...(mine && { mine }),
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
