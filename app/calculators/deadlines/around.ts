import { type Deadline, deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { RuleId } from '#app/law/deadlines/rules.ts';
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
import { factsOf, type Input } from './input.ts';
import { rulePhrases } from './rule-phrases.ts';

/** The terms of a death, and those that lie next to today, on either side. */
export interface TermsAround {
  /** By their last day; empty without a day of death, or for a day to come. */
  deadlines: Deadline[];
  /** When the death became known; empty where there are no terms. */
  knew: CalendarDate | '';
  /** Those that ended last, all on one day; what is done before a court first. */
  missed: Deadline[];
  /** The first that has not ended. */
  next: Deadline | undefined;
}

/**
 * Returns nothing without a day of death, or for a day to come; `missed` is empty until the browser knows today.
 *
 * @param today empty: not known yet
 */
export function termsAround(input: Input, today: CalendarDate): TermsAround {
  const facts = factsOf(input);
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
      // Of an array of its own: older browsers have no toSorted.
      .sort((one, other) => Number(isAtCourt(other)) - Number(isAtCourt(one))),
    next: deadlines.find(({ end }) => end >= today),
  };
}

/**
 * The term that matters most, in short: one about debts that was missed, unless another one is still open; else the next
 * one to come.
 *
 * @param around without terms, it asks for the day of death
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
  if (way && knew >= LIMITED_LATER) return { ...answer, second: way };
  const rest = next && ` ${copy.short.follows(dottedShort(next.end, today))}`;
  return { ...answer, second: copy.short.consult, rest };
}

/** Who knew before may not accept with a limit later (민법 부칙 제6591호 제3항). */
const LIMITED_LATER = '1998-05-27';

/** What an heir may do against debts, in a family of any rank. */
const aboutDebts: readonly string[] = [
  'renunciation',
  'minor-renunciation',
  'next-rank-renunciation',
  'special-limited-acceptance',
  'minor-limited-acceptance',
] satisfies RuleId[];

/** That a term was missed, whose it was, and what can still be done. */
export function missedInWords({ rule, end }: Deadline): { title: string; text: string } {
  const { name, who, after } = rulePhrases[rule.id];
  const whose = who ? `${copy.whose(who)} ` : '';
  return { title: copy.missed(name, dottedDate(end)), text: `${whose}${after}` };
}

function isAtCourt({ rule }: Deadline): boolean {
  return rule.side === 'court';
}
