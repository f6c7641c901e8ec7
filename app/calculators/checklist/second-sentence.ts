import type { CaseFacts } from '#app/law/case-facts.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { copy } from './copy.ts';
import { nextOf } from './headline.ts';
import type { Checklist, ListedTask } from './list.ts';
import { words } from './list-copy.ts';
import { safeText, untilDay } from './phrases.ts';

const { second } = copy;

/** Returns the sentences under the title: the day after the title's, and what to leave alone until then. */
export function secondSentences(list: Checklist, facts: CaseFacts): string[] {
  const { death, today, coming, past, undated } = list;
  if (!death) return [words.noDate];
  const warn = facts.debts !== 'less';
  const special = [...coming, ...undated].find(
    ({ task }) => task.term === 'special-limited-acceptance',
  );
  if (special) return [special.task.why, ...(warn ? [second.keep] : [])];
  if (past.some(isAcceptance)) return [second.over];
  const acts = coming.filter(({ task, settled }) => task.act && !settled);
  const waits = facts.done?.some((id) => id === 'renounce' || id === 'limited');
  const accept = acts.find(isAcceptance);
  const says: string[] = [];
  const first = nextOf(coming);
  const next = acts.find((one) => first && endOf(one) > endOf(first));
  if (accept && first && isAcceptance(first))
    says.push(second.acceptBy(dayOf(endOf(accept), today)));
  else if (next) {
    says.push(second.next(dayOf(endOf(next), today)));
    if (isAcceptance(next) && warn) says.push(second.accept);
  }
  if (!first && coming[0]) {
    says.push(second.after(dayOf(endOf(coming[0]), today)));
    if (waits) says.push(second.wait);
  }
  const safe = accept?.term && safeText(accept.term);
  if (safe) says.push(safe);
  if (warn && (accept || undated.some(({ asks }) => asks))) says.push(second.keep);
  return says;
}

function endOf({ term }: ListedTask): CalendarDate {
  return term?.end ?? '9999';
}

/** 2027년 2월 10일. */
function dayOf(day: CalendarDate, today: CalendarDate): string {
  return untilDay(day, today === day ? '' : today).replace(/까지$/, '');
}

function isAcceptance({ task }: ListedTask): boolean {
  return task.term === 'renunciation' || task.term === 'next-rank-renunciation';
}
