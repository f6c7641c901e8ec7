import { dottedDate } from '#app/law/dotted-date.ts';
import { copy as calculators } from '../copy.ts';
import { formatWon } from '../fields/won.ts';
import { copy } from './copy.ts';
import type { Input } from './input.ts';
import { questions } from './questions.ts';

/** Summarizes each step in a line under its name. */
export function summaries(input: Input): Record<'family' | 'estate' | 'gifts', string> {
  const { estate: estateWords, steps } = copy;
  const { death, estate, debts, benefits, noGifts } = input;
  return {
    family: death ? [formatDay(death), familyWords(input)].filter(Boolean).join(' · ') : steps.open,
    estate:
      estate === null
        ? steps.open
        : [formatWon(estate), ...(debts ? [`${estateWords.debts} ${formatWon(debts)}`] : [])].join(
            ' · ',
          ),
    gifts: giftsLine(benefits.length, noGifts),
  };
}

function giftsLine(count: number, none: boolean): string {
  const { steps } = copy;
  if (count > 0) return `${count}${steps.giftCount}`;
  return none ? steps.noGifts : steps.open;
}

/** 손주, 조카: the visitor's relation to the deceased. */
export function standingWords({ me, standsAs }: Input): string {
  const { options, standings } = copy.family;
  if (me === 'grandchild') return standings.grandchild[standsAs === 'spouse' ? 'spouse' : 'child'];
  return me === 'sibling' ? standings.sibling[standsAs] : options[me];
}

/** 배우자 있음, 자녀 2명. */
export function familyWords(input: Input): string {
  const { family: words } = copy;
  const asked = questions(input);
  const count = (label: string, least: number | null, number: number) =>
    least === null ? [] : [`${label} ${Math.max(number, least)}${words.people}`];
  return [
    ...(asked.spouse ? [`${words.spouse} ${yesNo(input.spouse)}`] : []),
    ...count(words.children, asked.children, input.children),
    ...count(words.parents, asked.parents, input.parents),
    ...count(
      asked.branch ? words.siblingsWithLate : words.siblingsWithMe,
      asked.siblings,
      input.siblings,
    ),
  ].join(', ');
}

/** 먼저 사망한 분의 배우자 있음, 먼저 사망한 분의 자녀 수 2명: the other representatives; empty if not asked. */
export function branchWords(input: Input): string {
  const { family: words } = copy;
  const { branch } = questions(input);
  if (!branch) return '';
  const count = Math.max(input.grandchildren, branch.spouse ? 0 : 1);
  return [
    ...(branch.spouse ? [] : [`${words.childSpouse} ${yesNo(input.childSpouse)}`]),
    `${branch.spouse ? words.grandchildren : words.grandchildrenWithMe} ${count}${words.people}`,
  ].join(', ');
}

/** 있음, 없음. */
export function yesNo(yes: boolean): string {
  return yes ? calculators.yes : calculators.no;
}

/** 2026. 6. 1. */
export function formatDay(date: string): string {
  return dottedDate(date).replaceAll(' ', '\u00a0');
}
