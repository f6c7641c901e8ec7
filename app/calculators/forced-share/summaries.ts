import { applies } from '#app/law/amendments.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { copy as calculators } from '../copy.ts';
import { formatWon } from '../fields/won.ts';
import { copy } from './copy.ts';
import { questions } from './family.ts';
import type { Input, MAX_COUNT } from './input.ts';

const { family: words, steps } = copy;

/** Summarizes each step in a line under its name. */
export function summaries(input: Input): Record<'family' | 'estate' | 'gifts', string> {
  const { death, estate, debts, benefits, noGifts } = input;
  const none = noGifts ? steps.noGifts : steps.open;
  return {
    family: death ? joined(formatDay(death), familyWords(input)) : steps.open,
    estate:
      estate === null
        ? steps.open
        : joined(formatWon(estate), debts ? `${copy.estate.debts} ${formatWon(debts)}` : ''),
    gifts: benefits.length > 0 ? `${benefits.length}${steps.giftCount}` : none,
  };
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join('\u00a0· ');
}

/** A question about the rest of the family. Those about the branch follow from whom the visitor represents. */
export type FamilyQuestion = { label: string } & (
  | { name: 'spouse' | 'childSpouse' }
  /** `short` is the label in the lines for the firm, `least` the minimum. */
  | { name: keyof typeof MAX_COUNT; short: string; least: number }
);

/** Lists the questions about the rest of the family that matter, in the order of the form. */
export function familyQuestions(input: Input): FamilyQuestion[] {
  const { me, unanswered } = input;
  // The questions depend on the relation to the deceased.
  if (unanswered.includes('me')) return [];
  const { spouse, children, branch, parents, siblings } = questions(input);
  const count = (
    name: keyof typeof MAX_COUNT,
    least: number | null,
    label: string,
    short = label,
  ): FamilyQuestion[] => (least === null ? [] : [{ name, label, short, least }]);
  const ofChildren = { child: words.childrenWithMe, grandchild: words.childrenWithLate };
  return [
    ...(spouse ? [{ name: 'spouse' as const, label: words.spouse }] : []),
    ...count(
      'children',
      children,
      me === 'child' || me === 'grandchild' ? ofChildren[me] : words.children,
      words.children,
    ),
    ...(branch && !branch.spouse
      ? [{ name: 'childSpouse' as const, label: words.childSpouse }]
      : []),
    ...count(
      'grandchildren',
      branch && (branch.spouse ? 0 : 1),
      branch?.spouse ? words.grandchildren : words.grandchildrenWithMe,
    ),
    ...count(
      'parents',
      parents,
      me === 'parent' ? words.parentsWithMe : words.parents,
      words.parents,
    ),
    ...count('siblings', siblings, branch ? words.siblingsWithLate : words.siblingsWithMe),
  ];
}

/** Labels of the roles in which the visitor may represent somebody; null if not asked. */
export function standings({ me, death }: Input): Partial<Record<Input['standsAs'], string>> | null {
  const { grandchild, sibling } = words.standings;
  if (me === 'grandchild') return grandchild;
  // A sibling's representatives are asked only for deaths when siblings had a forced share.
  if (me !== 'sibling' || !death || applies('siblings-without-forced-share', death)) return null;
  return sibling;
}

/** Labels of the questions about the family that still have to be answered. */
export function openQuestions(input: Input): string[] {
  const { unanswered } = input;
  if (unanswered.includes('me')) return [words.me];
  return [
    ...(standings(input) && unanswered.includes('standsAs') ? [words.standsAs] : []),
    ...familyQuestions(input).flatMap(({ name, label }) =>
      unanswered.includes(name) ? label : [],
    ),
  ];
}

/** 배우자 있음, 자녀 수 2명. */
export function familyWords(input: Input): string {
  return wordsOf(input, false);
}

/** 먼저 사망한 분의 배우자 있음, 먼저 사망한 분의 자녀 수 2명: the other representatives; empty if not asked. */
export function branchWords(input: Input): string {
  return wordsOf(input, true);
}

function wordsOf(input: Input, ofBranch: boolean): string {
  return familyQuestions(input)
    .filter(
      ({ name }) =>
        !input.unanswered.includes(name) &&
        (name === 'childSpouse' || name === 'grandchildren') === ofBranch,
    )
    .map((one) =>
      'least' in one
        ? `${one.short} ${Math.max(input[one.name], one.least)}${words.people}`
        : `${one.label} ${yesNo(input[one.name])}`,
    )
    .join(', ');
}

/** 손주, 조카: the visitor's relation to the deceased. */
export function standingWords({ me, standsAs, unanswered }: Input): string {
  if (unanswered.includes('me')) return '';
  const { options, standings } = words;
  if (me === 'grandchild') return standings.grandchild[standsAs === 'spouse' ? 'spouse' : 'child'];
  return me === 'sibling' ? standings.sibling[standsAs] : options[me];
}

/** 있음, 없음. */
export function yesNo(yes: boolean): string {
  return yes ? calculators.yes : calculators.no;
}

/** 2026. 6. 1. */
export function formatDay(date: string): string {
  return dottedDate(date).replaceAll(' ', '\u00a0');
}
