import { applies } from '../amendments.ts';
import { addDays } from '../calendar.ts';
import type { CalendarDate } from '../family.ts';
import { governingDay } from '../governing-law.ts';
import { requireDays } from '../input-error.ts';
import { type DayOff, daysOffFrom, holidaysKnown } from './holidays.ts';
import { type Length, periodEnd } from './period.ts';
import { type Abroad, type DeadlineDoubt, type Rule, type RuleId, rules } from './rules.ts';
import {
  type DeadlineFacts,
  type EventStart,
  monthOfOpening,
  type OtherEvent,
  startsOf,
} from './starts.ts';

/** Term with its last day. */
export interface Deadline {
  rule: Rule;
  /** Event that starts the term, and its length. */
  basis: { event: RuleId | OtherEvent; length: Length };
  /** Day from which the term runs. */
  from: CalendarDate;
  /** Last day by the calendar alone (민법 160). */
  raw: CalendarDate;
  /** Last day on which the act is in time (민법 161). */
  end: CalendarDate;
  /** Saturdays and holidays over which the end has moved; empty if it has not. */
  moved: DayOff[];
  /** False if the holidays of that year are not yet published, so that only Saturdays and Sundays were considered. */
  holidaysKnown: boolean;
  unsettled: DeadlineDoubt[];
  /** Term that ended the right before this one would have ended (민법 999②, 1117). */
  endedBy: RuleId | null;
}

/**
 * Returns every term that runs in this case, earliest end first. A succession under an earlier law (governing-law.ts)
 * has only the terms that were the same then.
 *
 * @throws InputError for a day that does not exist
 */
export function deadlinesOf(facts: DeadlineFacts): Deadline[] {
  const { abroad, creditor, unrecognized, ...days } = facts;
  requireDays(...Object.values(days));
  const starts = startsOf(facts, taxReturn(facts));
  const governing = governingDay(facts);
  const known = rules.filter(({ since }) => !since || applies(since, governing));
  const running = known.flatMap((rule) => {
    const start = starts[rule.id];
    return start ? [deadline(rule, start, abroad)] : [];
  });
  return running
    .filter((one) => hasBegun(one, running))
    .map((one) => withinRight(one, running))
    .sort((one, other) => one.end.localeCompare(other.end));
}

/** Whether the term begins: debts discovered during the term of 1019① open no second one (민법 1019③). */
function hasBegun({ rule, from }: Deadline, all: Deadline[]): boolean {
  return !all.some((other) => rule.onlyAfter?.includes(other.rule.id) && from <= other.end);
}

/** Ends a term with its right, if the right ends first. */
function withinRight(one: Deadline, all: Deadline[]): Deadline {
  const right = all.find(({ rule }) => rule.id === one.rule.endsWith);
  if (!right || right.raw >= one.raw) return one;
  const { raw, end, moved, holidaysKnown: known } = right;
  const unsettled = [...one.unsettled, ...right.unsettled];
  return { ...one, raw, end, moved, holidaysKnown: known, unsettled, endedBy: right.rule.id };
}

function deadline(rule: Rule, start: EventStart, abroad: Abroad | undefined): Deadline {
  const length = lengthOf(rule, abroad);
  const raw = periodEnd(start, length);
  const moved = daysOffFrom(raw, rule.daysOff);
  const end = addDays(raw, moved.length);
  return {
    rule,
    basis: { event: start.event ?? rule.id, length },
    from: start.day,
    raw,
    end,
    moved,
    holidaysKnown: holidaysKnown(raw) && holidaysKnown(end),
    endedBy: null,
    unsettled: [
      rule.unsettled,
      start.unsettled,
      abroad === 'some-heirs' ? rule.abroad?.someHeirs : undefined,
    ].filter((doubt) => doubt !== undefined),
  };
}

function lengthOf(rule: Rule, abroad: Abroad | undefined): Length {
  return abroad && rule.abroad?.who.includes(abroad) ? rule.abroad.length : rule.length;
}

/** Due date of the inheritance tax return before holidays are considered (상증법 67). */
function taxReturn(facts: DeadlineFacts): CalendarDate {
  const rule = rules.find(({ id }) => id === 'inheritance-tax');
  if (!rule) throw new Error('The rules have no inheritance tax.');
  return periodEnd(monthOfOpening(facts), lengthOf(rule, facts.abroad));
}
