import type { CalendarDate } from '#app/law/family.ts';
import { dottedShort, openAnswer, passed, type ShortAnswer } from '../result/short-answer.ts';
import type { Answer } from './answer.ts';
import { copy } from './copy.ts';
import { aboutWon } from './headline.ts';

const { short: words } = copy;

/** Returns the tax, the family of the computation and the last day of the return, in short. */
export function shortOf(answer: Answer, today: CalendarDate): ShortAnswer {
  switch (answer.state) {
    case 'not-computed':
      return answer.why.short;
    case 'open':
      return openAnswer(
        words.ask[answer.question],
        answer.question === 'estate' ? undefined : words.next,
      );
    case 'contradiction':
      return openAnswer(copy.result.contradiction, words.check);
    case 'tax': {
      const { tax, due, family, inDebt, lacksDonee } = answer;
      if (inDebt && tax.taxableValue === 0n) {
        return { state: 'found', first: words.none, second: words.inDebt };
      }
      const end = due?.return.end;
      if (tax.payable > 0n && end && end < today) {
        return { ...passed(words.tax, end, today), second: words.late };
      }
      const first = tax.payable > 0n ? `${words.tax} ${aboutWon(tax.payable)}` : words.none;
      const until = end && today <= end ? `, ${dottedShort(end, today)}까지` : undefined;
      return { state: 'found', first, second: family, rest: lacksDonee ? words.gifts : until };
    }
  }
}
