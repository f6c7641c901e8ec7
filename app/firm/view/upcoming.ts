import { addDays } from '#app/law/calendar.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { upcomingChanges } from '../data/upcoming.data.ts';
import type { WrittenChange } from '../schema/upcoming-schema.ts';

/** Days before a change from which the firm is reminded to check the law. */
const REMIND_DAYS = 14;

/** Returns the sentences of a guide or question on law that may change, each with the day of its last check. */
export function upcomingAt(
  kind: 'guides' | 'questions',
  name: string,
  changes: readonly WrittenChange[] = upcomingChanges,
  today = koreanDay(new Date()),
): string[] {
  return changes
    .filter((change) => change[kind].includes(name))
    .map((change) => sayOf(change, today));
}

/** Returns the site's sentence on one change, or null if content/upcoming.yaml no longer has it. */
export function upcomingText(
  id: string,
  changes: readonly WrittenChange[] = upcomingChanges,
  today = koreanDay(new Date()),
): string | null {
  const found = changes.find((change) => change.id === id);
  return found ? sayOf(found, today) : null;
}

/** Returns the changes that a lawyer has to check: their day is near or past, and they are not settled. */
export function changesToCheck(
  today: CalendarDate,
  changes: readonly WrittenChange[] = upcomingChanges,
): WrittenChange[] {
  return changes.filter(({ from, settled }) => !settled && today >= addDays(from, -REMIND_DAYS));
}

/** States the law together with the day of its last check, so that the sentence stays true later. */
function sayOf({ says, checkedOn, from, settled }: WrittenChange, today: CalendarDate): string {
  const [checked, begins] = [checkedOn, from].map((day) =>
    dottedDate(day).replaceAll(' ', '\u00a0'),
  );
  if (settled || today < from) return `${says} ${checked}에 확인했습니다.`;
  return `${begins}부터 달라졌을 수 있는데, 아직 확인하지 못했습니다. 전화로 물어봐 주세요. ${checked}에 확인한 내용입니다: ${says}`;
}
