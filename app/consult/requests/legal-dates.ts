import { copy as labels } from '#app/calculators/deadlines/copy.ts';
import { dayInWords } from '#app/calculators/deadlines/in-words.ts';
import { rulePhrases } from '#app/calculators/deadlines/rule-phrases.ts';
import { dottedDate } from '#app/content/dotted-date.ts';
import { daysBetween, isCalendarDate } from '#app/law/calendar.ts';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { RuleId } from '#app/law/deadlines/rules.ts';
import { type DeadlineFacts, knownOn } from '#app/law/deadlines/starts.ts';
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
  /** From today; negative: it has passed. */
  daysLeft: number;
  /** What is still possible when the day has passed. */
  after: string;
}

export interface LegalDates {
  death: string;
  knew: string;
  /** Those that run, the nearest first, then those that have passed. */
  dates: LegalDate[];
}

/**
 * The deadlines that follow from what the visitor sent: the day of the death, and from the calculator's
 * lines the day on which it became known, without which it is the day of the death, and that on which absence was
 * declared.
 *
 * @param today in Korea
 * @returns null when no death was sent, or one that the calendar does not have
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
  const runs = ({ daysLeft }: LegalDate) => daysLeft >= 0;
  return { death, knew, dates: [...all.filter(runs), ...all.filter((one) => !runs(one))] };
}

/** Within so many days, the subject of the mail names the deadline. */
const NEAR_DAYS = 30;
/** Filings by which nobody loses a right: nearly every request has one soon. */
const harmless: readonly RuleId[] = ['death-report', 'absence-report', 'safe-inheritance'];

/** The nearest deadline as a subject says it: 2026. 11. 30.까지 상속포기·한정승인 기한. Empty: none is near. */
export function nearestInWords(dates: LegalDates | null): string {
  const near = dates?.dates.find(
    ({ rule, daysLeft }) => daysLeft >= 0 && daysLeft <= NEAR_DAYS && !harmless.includes(rule),
  );
  return near ? `${dottedDate(near.day)}까지 ${near.name} 기한` : '';
}

/** The day behind a label in the lines of a calculator: 돌아가신 날 2026. 11. 10. 화. */
function dayAfter(label: string, facts: string | null): string | null {
  const line = facts?.split('\n').find((text) => text.startsWith(`${label} `));
  const parts = line?.slice(label.length).match(/^ (\d{4})\. (\d{1,2})\. (\d{1,2})\./);
  const [, year = '', month = '', day = ''] = parts ?? [];
  return parts ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}
