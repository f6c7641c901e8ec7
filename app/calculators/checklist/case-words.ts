import type { Facts } from '#app/case/facts.ts';
import { dayInWords } from '#app/law/day-in-words.ts';
import { words } from './list-copy.ts';

const { said } = words;

/** An answer of the visitor in words. */
export interface Answer {
  term: string;
  text: string;
}

const statusNames = ['abroad', 'minor', 'incapable', 'unreachable'] as const;

/** Returns the answers of a case, in the order of the questions. Unanswered ones are left out. */
export function answersOf(facts: Readonly<Facts>): Answer[] {
  const { death, knew, becameHeir, knewDebts, me, debts, will, kinds, place } = facts;
  const persons = statusNames.filter((name) => applies(facts, name));
  const asked = statusNames.some((name) => facts[name] !== undefined);
  const list: [string, string | undefined][] = [
    [said.death, death && dayInWords(death)],
    [said.knew, knew && knew !== death ? dayInWords(knew) : undefined],
    [said.me, me && words.me[me]],
    [said.becameHeir, becameHeir && dayInWords(becameHeir)],
    [said.debts, debts && said.debt[debts]],
    [said.knewDebts, knewDebts && dayInWords(knewDebts)],
    [said.will, will && said.wills[will]],
    [said.family, asked ? named(persons.map((name) => said.persons[name])) : undefined],
    [said.kinds, kinds && named(kinds.map((kind) => words.kinds[kind]))],
    [said.place, place === undefined ? undefined : placeText(place)],
  ];
  return list.flatMap(([term, text]) => (text ? [{ term, text }] : []));
}

/**
 * The answers that may go to the firm. Leaves out whether an heir can decide for himself, and therefore also the sentence
 * that no such persons exist.
 */
export function sentAnswers({ incapable: _, ...told }: Readonly<Facts>): Answer[] {
  return answersOf(told).filter(({ term, text }) => term !== said.family || text !== said.nothing);
}

/** The answers in one line: 자녀 · 빚이 더 많을 수 있음 · 성남시. */
export function answerLine({ me, debts, place }: Readonly<Facts>): string {
  return [
    me && words.me[me],
    debts && said.debtLong[debts],
    place && (place.district || place.province),
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}

/** 경기도 성남시; 세종특별자치시. */
export function placeText(place: Facts['place']): string {
  if (!place) return said.noPlace;
  const { province, district } = place;
  return district && district !== province ? `${province} ${district}` : province;
}

/** Whether the case has such a person. */
export function applies(facts: Readonly<Facts>, name: (typeof statusNames)[number]): boolean {
  return !['none', 'no', 'unknown', undefined].includes(facts[name]);
}

function named(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : said.nothing;
}
