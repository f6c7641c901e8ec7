import { addDays } from '#app/law/calendar.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { upcomingChanges } from './upcoming.data.ts';
import type { WrittenChange } from './upcoming-schema.ts';

/** Days before a change in which the firm is reminded to look at the law. */
const REMIND_DAYS = 14;

/** What a guide or a question says of law that may change, each with the day on which it was checked. */
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

/** What the site says of one change; null where content/upcoming.yaml has it no more. */
export function upcomingText(
  id: string,
  changes: readonly WrittenChange[] = upcomingChanges,
  today = koreanDay(new Date()),
): string | null {
  const found = changes.find((change) => change.id === id);
  return found ? sayOf(found, today) : null;
}

/** The changes that a lawyer has to look at: their day is near or past, and nobody has said how they ended. */
export function changesToCheck(
  today: CalendarDate,
  changes: readonly WrittenChange[] = upcomingChanges,
): WrittenChange[] {
  return changes.filter(({ from, settled }) => !settled && today >= addDays(from, -REMIND_DAYS));
}

/** Says the law together with the day on which it was checked, so that the sentence stays true later. */
function sayOf({ says, checkedOn, from, settled }: WrittenChange, today: CalendarDate): string {
  const [checked, begins] = [checkedOn, from].map((day) =>
    dottedDate(day).replaceAll(' ', '\u00a0'),
  );
  if (settled || today < from) return `${says} ${checked}에 확인했습니다.`;
  return `${begins}부터 달라졌을 수 있는데, 아직 확인하지 못했습니다. 전화로 물어봐 주세요. ${checked}에 확인한 내용입니다: ${says}`;
}
