import type { CalendarDate } from '#app/law/family.ts';
import { copy } from './copy.ts';
import type { Checklist, ListedTask } from './list.ts';
import { untilDay } from './phrases.ts';

/** Returns the next act of a case, as the title of its list. */
export function headline({ death, today, past, coming, undated }: Checklist): string {
  if (!death) return copy.title.noDate;
  const special = [...coming, ...undated].find(isSpecial);
  if (special) return special.term ? titleOf(special, today) : copy.title.late;
  if (past.some((one) => isSpecial(one) || isAcceptance(one))) return copy.title.over;
  if (undated.some(({ asks }) => asks)) return copy.title.asks;
  const next = nextOf(coming);
  if (next) return titleOf(next, today);
  const missed = past.some(({ task, settled }) => task.act && !settled);
  return missed ? copy.title.past : copy.title.done;
}

/** The task with the earliest day to keep to; of several on one day, one that everybody has. */
export function nextOf(coming: readonly ListedTask[]): ListedTask | undefined {
  const acts = coming.filter(({ task, settled }) => task.act && !settled);
  return [...acts].sort(
    (one, other) =>
      dayToKeep(one).localeCompare(dayToKeep(other)) ||
      Number(Boolean(other.task.core)) - Number(Boolean(one.task.core)),
  )[0];
}

function titleOf({ task, term }: ListedTask, today: CalendarDate): string {
  const day = term?.safe?.day ?? term?.end ?? '';
  return copy.title.act(untilDay(day, today), task.act ?? task.title);
}

function dayToKeep({ term }: ListedTask): CalendarDate {
  return term?.safe?.day ?? term?.end ?? '';
}

function isSpecial({ task }: ListedTask): boolean {
  return task.term === 'special-limited-acceptance';
}

function isAcceptance({ task }: ListedTask): boolean {
  return task.term === 'renunciation' || task.term === 'next-rank-renunciation';
}
