import { dottedDate } from '#app/content/dotted-date.ts';
import { type Deadline, deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { isFuture } from '../parts/use-today.ts';
import { copy } from './copy.ts';
import { dayInWords } from './in-words.ts';
import { factsOf, type Input } from './input.ts';
import { rulePhrases } from './rule-phrases.ts';

/** The terms that lie next to today, on either side. */
export interface TermsAround {
  /** The one that ended last. */
  missed: Deadline | undefined;
  /** The first that has not ended. */
  next: Deadline | undefined;
}

/** Neither where no death, or one to come, was put in; none is missed as long as today is not known. */
export function termsAround(input: Input, today: CalendarDate): TermsAround {
  const facts = factsOf(input);
  if (!facts || isFuture(facts.death, today)) return { missed: undefined, next: undefined };
  const deadlines = deadlinesOf(facts);
  const lastEnd = deadlines.findLast(({ end }) => end < today)?.end;
  return {
    missed: deadlines.find(({ end }) => end === lastEnd),
    next: deadlines.find(({ end }) => end >= today),
  };
}

/** In one line: first what was missed last, then what comes next; empty without either. */
export function answerLine({ missed, next }: TermsAround): string {
  return [
    missed && copy.missedShort(rulePhrases[missed.rule.id].name),
    next && `${copy.next} ${dayInWords(next.end)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Which term was missed last, and what can still be done. */
export function missedInWords({ rule, end }: Deadline): { title: string; after: string } {
  const { name, after } = rulePhrases[rule.id];
  return { title: copy.missed(name, dottedDate(end)), after };
}
