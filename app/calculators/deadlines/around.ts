import { type Deadline, deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { isFuture } from '../parts/use-today.ts';
import { copy } from './copy.ts';
import { dayInWords } from './in-words.ts';
import { factsOf, type Input } from './input.ts';
import { rulePhrases } from './rule-phrases.ts';

/** The terms that lie next to today, on either side. */
export interface TermsAround {
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
  if (!facts || isFuture(facts.death, today)) return { missed: [], next: undefined };
  const deadlines = deadlinesOf(facts);
  const lastEnd = deadlines.findLast(({ end }) => end < today)?.end;
  return {
    missed: deadlines
      .filter(({ end }) => end === lastEnd)
      // Of an array of its own: older browsers have no toSorted.
      .sort((one, other) => Number(isAtCourt(other)) - Number(isAtCourt(one))),
    next: deadlines.find(({ end }) => end >= today),
  };
}

/** In one line: first what was missed last, then what comes next; empty without either. */
export function answerLine({ missed, next }: TermsAround): string {
  const names = missed.map(({ rule }) => rulePhrases[rule.id].name);
  return [
    names.length > 0 && copy.missedShort(names.join(', ')),
    next && `${copy.next} ${dayInWords(next.end)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** That a term was missed, whose it was, and what can still be done. */
export function missedInWords({ rule, end }: Deadline): { title: string; text: string } {
  const { name, who, after } = rulePhrases[rule.id];
  const whose = who ? `${copy.whose(who)} ` : '';
  return { title: copy.missed(name, dottedDate(end)), text: `${whose}${after}` };
}

function isAtCourt({ rule }: Deadline): boolean {
  return rule.side === 'court';
}
