import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { formatWon } from '../fields/won.ts';
import {
  daysLeft,
  dottedShort,
  openAnswer,
  passed,
  type ShortAnswer,
} from '../result/short-answer.ts';
import { spokenFraction } from '../result/spoken-fraction.ts';
import type { Answer } from './answer.ts';
import { copy } from './copy.ts';

const { short: words, result } = copy;

/**
 * Summarizes the shortfall and the last day of the claim.
 *
 * @param death empty: not known
 */
export function shortOf(answer: Answer, death: CalendarDate, today: CalendarDate): ShortAnswer {
  switch (answer.state) {
    case 'open':
      return openAnswer(words.begin);
    case 'not-computed':
      return answer.why.short;
    case 'none':
      return { state: 'found', first: words.none };
    case 'contradiction':
      return openAnswer(result.contradiction, words.check);
    case 'ratio':
      return openAnswer(`${words.ratio} ${spokenFraction(answer.ratio)}`, words.gifts);
    case 'claim': {
      const { shortfall } = answer.claim;
      if (answer.base === 0n) return { state: 'found', first: words.noBase };
      if (shortfall === 0n) return { state: 'found', first: words.enough, second: words.missing };
      const end = death && earliestEnd(death);
      if (end && end < today) return { ...passed(words.name, end, today), second: words.late };
      const first = `${words.shortfall} ${formatWon(shortfall)}`;
      if (!end || !today) return { state: 'found', first };
      const second = `${dottedShort(end, today)}까지`;
      return { state: 'found', first, second, rest: `, ${daysLeft(end, today)}` };
    }
  }
}

/** Returns the last day of a claim whose gift or legacy was known at the death (민법 제1117조). */
function earliestEnd(death: CalendarDate): CalendarDate | undefined {
  return deadlinesOf({ death, knew: death }).find(({ rule }) => rule.id === 'forced-share-1y')?.end;
}
