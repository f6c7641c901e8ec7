import { copy as labels } from '#app/calculators/deadlines/copy.ts';
import { rulePhrases } from '#app/calculators/deadlines/rule-phrases.ts';
import { daysBetween, isCalendarDate } from '#app/law/calendar.ts';
import { dayInWords } from '#app/law/day-in-words.ts';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { RuleId } from '#app/law/deadlines/rules.ts';
import { type DeadlineFacts, knownOn } from '#app/law/deadlines/starts.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { StoredConsultation } from './stored.ts';

/** A legal deadline of a request. */
interface LegalDate {
  rule: RuleId;
  /** Calendar date. */
  day: string;
  /** 2026. 11. 30. 월. */
  dayText: string;
  name: string;
  articles: string;
  /** Days from today until the deadline; negative: it has passed. */
  daysLeft: number;
  /** Steps that remain to the visitor after the deadline. */
  after: string;
}

export interface LegalDates {
  death: string;
  knew: string;
  /** First the deadlines that have passed, then those that run; each in the order of their days. */
  dates: LegalDate[];
}

/**
 * The deadlines that follow from the day of the death, which the form or the calculator's lines name. The lines may
 * also name the day on which the visitor learned of the death, by default the day of the death, and the day on which a
 * court declared the absence.
 *
 * @param today in Korea
 * @returns null when the visitor sent no day of death, or a day that the calendar does not have
 */
export function legalDates(
  { diedOn, facts }: Pick<StoredConsultation, 'diedOn' | 'facts'>,
  today: string,
): LegalDates | null {
  const death = diedOn ?? dayAfter(labels.death, facts);
  if (!death || !isCalendarDate(death) || death > today) return null;
  const since = (label: string) => {
    const day = dayAfter(label, facts);
    return day && isCalendarDate(day) && day >= death && day <= today ? day : undefined;
  };
  const absenceDeclared = since(labels.dates.absenceDeclared);
  const deadlineFacts: DeadlineFacts = {
    death,
    knew: since(labels.knew) ?? death,
    ...(absenceDeclared && { absenceDeclared }),
  };
  const knew = knownOn(deadlineFacts);
  const all = deadlinesOf(deadlineFacts).map(({ rule: { id, articles }, end: day }): LegalDate => {
    const { name, after } = rulePhrases[id];
    const daysLeft = daysBetween(today, day);
    return {
      rule: id,
      day,
      dayText: dayInWords(day),
      name,
      articles: articles.join(', '),
      daysLeft,
      after,
    };
  });
  // Sorted by their days, so those that have passed come first.
  return { death, knew, dates: all };
}

/** The subject of the mail names a deadline that ends within so many days. */
const NEAR_DAYS = 30;
/** Deadlines whose lapse costs no right. The subject leaves them out: nearly every request has one soon. */
const harmless: readonly RuleId[] = ['death-report', 'absence-report', 'safe-inheritance'];

/** The nearest deadline, for the subject: 2026. 11. 30.까지 상속포기·한정승인 기한. Empty if none is near. */
export function nearestInWords(dates: LegalDates | null): string {
  const near = dates?.dates.find(
    ({ rule, daysLeft }) => daysLeft >= 0 && daysLeft <= NEAR_DAYS && !harmless.includes(rule),
  );
  return near ? `${dottedDate(near.day)}까지 ${near.name} 기한` : '';
}

/** Whether a deadline has passed whose lapse may cost a right. */
export function hasMissed(dates: LegalDates | null): boolean {
  return missedOf(dates) !== undefined;
}

/** The first deadline that has passed, for the subject: 2026. 8. 6. 상속포기·한정승인 기한 지남. Empty if none has. */
export function missedInWords(dates: LegalDates | null): string {
  const missed = missedOf(dates);
  return missed ? `${dottedDate(missed.day)} ${missed.name} 기한 지남` : '';
}

function missedOf(dates: LegalDates | null): LegalDate | undefined {
  return dates?.dates.find(({ rule, daysLeft }) => daysLeft < 0 && !harmless.includes(rule));
}

/** The day that follows a label in the calculator's lines, as in 돌아가신 날 2026. 11. 10. 화. */
function dayAfter(label: string, facts: string | null): string | null {
  const line = facts?.split('\n').find((text) => text.startsWith(`${label} `));
  const parts = line?.slice(label.length).match(/^ (\d{4})\. (\d{1,2})\. (\d{1,2})\./);
  const [, year = '', month = '', day = ''] = parts ?? [];
  return parts ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}
