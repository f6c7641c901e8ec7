import { officeTermOf } from '#app/law/deadlines/office-terms.ts';
import { rules } from '#app/law/deadlines/rules.ts';
import { basisText, lengthText } from '../deadlines/phrases.ts';
import type { ListTask } from './list-task.ts';
import { officePhrases } from './phrases.ts';
import { isOfficeTerm } from './terms.ts';

/** Any day; only the length of the term is read. */
const ANY_DAY = '2026-01-01';

/** The term of a task without a date: 돌아가신 것을 안 날부터 3개월. Empty if the task has none. */
export function termInWords({ until, term }: ListTask): string {
  if (until) return until;
  if (isOfficeTerm(term)) {
    return `${officePhrases[term]}부터 ${lengthText(officeTermOf(term, ANY_DAY).length)}`;
  }
  const rule = rules.find(({ id }) => id === term);
  return rule ? basisText({ event: rule.id, length: rule.length }) : '';
}
