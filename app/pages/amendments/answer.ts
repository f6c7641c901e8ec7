import type { AmendmentGroup } from '#app/firm/schema/amendments-schema.ts';
import { amendments, isReading } from '#app/law/amendments.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { amendmentAnswers as copy } from './copy.ts';

/** Answers to whether a change applies, by the date of death. */
export interface Answer {
  /** Day of death from which the change applies; empty if both answers are the same. */
  from: CalendarDate;
  yes: string;
  no: string;
}

type Row = AmendmentGroup['rows'][number];

/** Returns the answers of a row, with # for the date of death; null for a row without a rule and without details. */
export function answerOf(
  rule: Row['rule'],
  exceptions: Row['exceptions'],
  more: Row['more'],
): Answer | null {
  if (rule === undefined) {
    return more.length > 0 ? { from: '', yes: copy.open, no: copy.open } : null;
  }
  const [yes, no] = isReading(rule) ? [copy.readingYes, copy.readingNo] : [copy.yes, copy.no];
  const end = exceptions ? ` ${copy.exceptions}` : '';
  return { from: amendments[rule].from, yes: yes + end, no: no + end };
}
