import { addDays, isCalendarDate } from '#app/law/calendar.ts';
import type { CaseFacts, Relation } from '#app/law/case-facts.ts';
import { type Deadline, deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import { type DayOff, daysOffBefore } from '#app/law/deadlines/holidays.ts';
import { type OfficeTermId, officeTermIds, officeTermOf } from '#app/law/deadlines/office-terms.ts';
import type { Length } from '#app/law/deadlines/period.ts';
import type { DeadlineDoubt, RuleId } from '#app/law/deadlines/rules.ts';
import { type DeadlineFacts, specialLimitedSince } from '#app/law/deadlines/starts.ts';
import type { CalendarDate } from '#app/law/family.ts';
import type { Citation } from '#app/law/reason.ts';

export type TermId = RuleId | OfficeTermId;

/** The term of a task in this case, and the way it was counted. */
export interface Term {
  id: TermId;
  /** Event that starts the term. */
  event: Deadline['basis']['event'] | OfficeTermId;
  length: Length;
  articles: readonly Citation[];
  side: 'court' | 'office';
  from: CalendarDate;
  /** Last day by the calendar alone. */
  raw: CalendarDate;
  /** Last day on which the act is in time. */
  end: CalendarDate;
  /** Saturdays and holidays over which the end has moved. */
  moved: readonly DayOff[];
  /** False if only the Saturdays and Sundays of that year are known. */
  holidaysKnown: boolean;
  doubts: readonly DeadlineDoubt[];
  /** Last working day before holidays that end on the day before the last day; undefined if it has passed. */
  safe?: SafeDay;
}

interface SafeDay {
  day: CalendarDate;
  /** The days off between this day and the last day. */
  off: readonly DayOff[];
}

/** A day that the visitor has to name before a term can be counted. */
export type Asked = 'becameHeir' | 'knewDebts';

/** A term; or none, because a day is missing; or `over`, if the task is not possible in this case. */
export type FoundTerm = Term | { asks?: Asked } | 'over';

/** Relatives who are heirs from the death on. The others may become heirs later: their term has no preset start. */
const fromTheDeath: readonly Relation[] = ['spouse', 'child'];

/** Terms that start with an event after the death which the case may not have. */
const ownEvents: readonly RuleId[] = [
  'absence-report',
  'minor-renunciation',
  'minor-limited-acceptance',
  'creditor-notice',
  'separation',
  'recovery-3y',
  'recovery-10y',
  'recognition',
  'secret-will',
  'oral-will',
  'special-relation',
];

/**
 * Returns a function that finds the term of a task by its id.
 *
 * @param death a day that exists and has come
 * @param today empty until the browser knows it
 */
export function termFinder(
  facts: CaseFacts,
  death: CalendarDate,
  today: CalendarDate,
): (id: TermId) => FoundTerm {
  const given = daysOf(facts, death, today);
  const deadlines = deadlinesOf(given);
  const isLater = isLaterRank(facts);
  const find = (id: RuleId) => {
    const found = deadlines.find(({ rule }) => rule.id === id);
    return found && withSafeDay(termOf(found), today);
  };
  const acceptance = isLater && !given.becameHeir ? undefined : firstTerm();
  return (id) => {
    if (isOfficeTerm(id)) return withSafeDay(officeTerm(id, death), today);
    if (id === 'renunciation' || id === 'next-rank-renunciation') {
      return acceptance ?? { asks: 'becameHeir' };
    }
    if (id === 'special-limited-acceptance') return specialTerm();
    return find(id) ?? (ownEvents.includes(id) ? {} : 'over');
  };

  function firstTerm(): Term | undefined {
    return find(given.becameHeir ? 'next-rank-renunciation' : 'renunciation');
  }

  /** 민법 1019③: only after the first three months, and not if the excess of the debts was known within them. */
  function specialTerm(): FoundTerm {
    const { knew, becameHeir = knew, knewDebts } = given;
    if (!acceptance || !today || acceptance.end >= today) return 'over';
    if (becameHeir < specialLimitedSince) return 'over';
    if (!knewDebts) return { asks: 'knewDebts' };
    return find('special-limited-acceptance') ?? 'over';
  }
}

export function isOfficeTerm(id: string): id is OfficeTermId {
  return officeTermIds.some((one) => one === id);
}

function isLaterRank({ me, becameHeir }: CaseFacts): boolean {
  if (me === undefined || me === 'unknown') return becameHeir !== undefined;
  return !fromTheDeath.includes(me);
}

/** The days of the case without those that cannot be: before the death, or in the future. */
function daysOf(facts: CaseFacts, death: CalendarDate, today: CalendarDate): DeadlineFacts {
  const possible = (day: CalendarDate | undefined) =>
    day && isCalendarDate(day) && !(today && day > today) ? day : undefined;
  const since = (day: CalendarDate | undefined) => (day && day >= death ? day : undefined);
  const becameHeir = isLaterRank(facts) ? since(possible(facts.becameHeir)) : undefined;
  const knewDebts = possible(facts.knewDebts);
  const { abroad = 'none' } = facts;
  return {
    death,
    knew: since(possible(facts.knew)) ?? death,
    ...(becameHeir && { becameHeir }),
    // An heir who knew before the death knew during the three months.
    ...(knewDebts && { knewDebts: knewDebts > death ? knewDebts : death }),
    ...(abroad !== 'none' && abroad !== 'unknown' && { abroad }),
  };
}

function officeTerm(id: OfficeTermId, death: CalendarDate): Term {
  return { ...officeTermOf(id, death), event: id, side: 'office', doubts: [] };
}

function termOf({ rule, basis, from, raw, end, moved, holidaysKnown, unsettled }: Deadline): Term {
  return {
    id: rule.id,
    event: basis.event,
    length: basis.length,
    articles: rule.articles,
    side: rule.side,
    from,
    raw,
    end,
    moved,
    holidaysKnown,
    doubts: unsettled,
  };
}

/** Adds the safe day. A weekend alone has none: everybody knows that offices are closed on it. */
function withSafeDay(term: Term, today: CalendarDate): Term {
  const off = daysOffBefore(term.end, 'civil');
  const day = addDays(term.end, -off.length - 1);
  const ordinary = off.every(({ kind }) => kind === 'saturday' || kind === 'sunday');
  return ordinary || (today && day < today) ? term : { ...term, safe: { day, off } };
}
