import type { Unsettled } from '../explanation.ts';
import type { CalendarDate } from '../family.ts';
import { addDays, endOfMonth } from './calendar.ts';
import { type DayOff, daysOffFrom, holidaysKnown } from './holidays.ts';
import { type Length, periodEnd } from './period.ts';
import { acceptance } from './rules/acceptance.ts';
import { claims } from './rules/claims.ts';
import { filings } from './rules/filings.ts';
import type { Abroad, Rule } from './rules/rule.ts';
import { type DeadlineFacts, type EventStart, startsOf } from './starts.ts';

export const rules: Rule[] = [...filings, ...acceptance, ...claims];

/** One term with its last day. */
export interface Deadline {
  rule: Rule;
  /** From what it runs: '상속이 시작된 것을 안 날부터 3개월'. */
  basis: string;
  /** The day from which it runs. */
  from: CalendarDate;
  /** The last day by the calendar alone (민법 160). */
  raw: CalendarDate;
  /** The last day on which the act is in time (민법 161). */
  end: CalendarDate;
  /** The Saturdays and holidays over which the end has moved; none, and it has not. */
  moved: DayOff[];
  /** Unless set, holidays of that year are not published: only Saturdays and Sundays were looked at. */
  holidaysKnown: boolean;
  unsettled: Unsettled[];
}

/** Every term that runs in this case, earliest end first. */
export function deadlinesOf(facts: DeadlineFacts): Deadline[] {
  const starts = startsOf(facts, taxReturn(facts));
  return rules
    .flatMap((rule) => {
      const start = starts[rule.event];
      return start ? [deadline(rule, start, facts.abroad)] : [];
    })
    .sort((one, other) => one.end.localeCompare(other.end));
}

/** The length in words: 3개월, 10년, 5일. */
export function lengthText(length: Length): string {
  if ('days' in length) return `${length.days}일`;
  return length.months % 12 === 0 ? `${length.months / 12}년` : `${length.months}개월`;
}

function deadline(rule: Rule, start: EventStart, abroad: Abroad | undefined): Deadline {
  const length = lengthOf(rule, abroad);
  const raw = periodEnd(start, length);
  const moved = daysOffFrom(raw, rule.daysOff);
  const end = addDays(raw, moved.length);
  const doubtful = rule.abroad?.doubtful;
  return {
    rule,
    basis: `${start.from ?? rule.from} ${lengthText(length)}`,
    from: start.day,
    raw,
    end,
    moved,
    holidaysKnown: holidaysKnown(raw) && holidaysKnown(end),
    unsettled: [
      rule.unsettled,
      start.unsettled,
      doubtful?.who === abroad && doubtful?.unsettled,
    ].filter((entry) => entry !== undefined && entry !== false),
  };
}

function lengthOf(rule: Rule, abroad: Abroad | undefined): Length {
  return abroad && rule.abroad?.who.includes(abroad) ? rule.abroad.length : rule.length;
}

/** The last day for the inheritance tax return before holidays are looked at (상증법 67). */
function taxReturn({ death, abroad }: DeadlineFacts): CalendarDate {
  const rule = filings.find(({ id }) => id === 'inheritance-tax');
  if (!rule) throw new Error('The rules have no inheritance tax.');
  return periodEnd({ day: endOfMonth(death) }, lengthOf(rule, abroad));
}
