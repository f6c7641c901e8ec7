import { type Deadline, deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { RuleId } from '#app/law/deadlines/rules.ts';
import { specialLimitedSince } from '#app/law/deadlines/starts.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import {
  dottedShort,
  openAnswer,
  passed,
  type ShortAnswer,
  toCome,
} from '../result/short-answer.ts';
import { isFuture } from '../state/use-today.ts';
import { copy } from './copy.ts';
import { deadlineFactsOf, type Input } from './input.ts';
import { rulePhrases } from './rule-phrases.ts';

/** The terms of a death, and the terms closest to today on either side. */
export interface TermsAround {
  /** Sorted by their last day; empty without a date of death, or for a date in the future. */
  deadlines: Deadline[];
  /** Date on which the death became known; empty without terms. */
  knew: CalendarDate | '';
  /** The terms that ended last, all on one day; court terms first. */
  missed: Deadline[];
  /** The first term that has not ended. */
  next: Deadline | undefined;
}

/**
 * Returns no terms without a date of death, or for a date in the future. `missed` is empty until the browser knows
 * today's date.
 *
 * @param today empty until the browser knows it
 */
export function termsAround(input: Input, today: CalendarDate): TermsAround {
  const facts = deadlineFactsOf(input);
  if (!facts || isFuture(facts.death, today)) {
    return { deadlines: [], knew: '', missed: [], next: undefined };
  }
  const deadlines = deadlinesOf(facts);
  const lastEnd = deadlines.findLast(({ end }) => end < today)?.end;
  return {
    deadlines,
    knew: facts.knew,
    missed: deadlines
      .filter(({ end }) => end === lastEnd)
      // Sorts the copy that filter() made: older browsers have no toSorted.
      .sort((one, other) => Number(isAtCourt(other)) - Number(isAtCourt(one))),
    next: deadlines.find(({ end }) => end >= today),
  };
}

/**
 * Returns the term that matters most, in short: a missed term about debts, unless another term about debts is still
 * open; otherwise the next term.
 *
 * @param around without terms, the answer asks for the date of death
 */
export function answerLine(
  { deadlines, knew, next }: TermsAround,
  today: CalendarDate,
): ShortAnswer {
  const debts = deadlines.filter(({ rule }) => aboutDebts.includes(rule.id));
  const missed = debts.findLast(({ end }) => end < today);
  const way = missed && debts.find(({ end }) => end >= today);
  if (way) return toCome(rulePhrases[way.rule.id].short, way.end, today);
  if (missed || !next) {
    const last = missed ?? deadlines[deadlines.length - 1];
    return last ? missedInShort(last, knew, next, today) : openAnswer(copy.short.ask);
  }
  const answer = toCome(rulePhrases[next.rule.id].short, next.end, today);
  const then = deadlines[deadlines.indexOf(next) + 1];
  if (!then || !today) return answer;
  const follows = copy.short.follows(dottedShort(then.end, today));
  return answer.second ? { ...answer, rest: `, ${follows}` } : { ...answer, second: follows };
}

function missedInShort(
  { rule, end }: Deadline,
  knew: CalendarDate,
  next: Deadline | undefined,
  today: CalendarDate,
): ShortAnswer {
  const { short, way } = rulePhrases[rule.id];
  const answer = passed(short, end, today);
  if (way && knew >= specialLimitedSince) return { ...answer, second: way };
  const rest = next && ` ${copy.short.follows(dottedShort(next.end, today))}`;
  return { ...answer, second: copy.short.consult, rest };
}

/** Acts by which an heir of any rank avoids the debts. */
const aboutDebts: readonly string[] = [
  'renunciation',
  'minor-renunciation',
  'next-rank-renunciation',
  'special-limited-acceptance',
  'minor-limited-acceptance',
] satisfies RuleId[];

/** Describes a missed term: its end, the persons concerned, and the options that remain. */
export function missedInWords({ rule, end }: Deadline): { title: string; text: string } {
  const { name, who, after } = rulePhrases[rule.id];
  const whose = who ? `${copy.whose(who)} ` : '';
  return { title: copy.missed(name, dottedDate(end)), text: `${whose}${after}` };
}

function isAtCourt({ rule }: Deadline): boolean {
  return rule.side === 'court';
}
