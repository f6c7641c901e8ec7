import { firm } from '#app/firm/view/firm.ts';
import type { EarlierLaw } from '#app/law/governing-law.ts';
import type { CalculatorId } from '../state/calculator-id.ts';
import type { Explanation } from './phrases.ts';
import { openAnswer, type ShortAnswer } from './short-answer.ts';

/** Notice shown instead of an answer if an earlier law governs. */
export interface NotComputed extends Explanation {
  /** Text before the phone number. */
  call: string;
  /** Reason and phone number in one text, for the announcement and for places without room for a link. */
  whole: string;
  short: ShortAnswer;
}

export function notComputed(calculator: CalculatorId, { articles }: EarlierLaw): NotComputed {
  const { phone } = firm;
  const text = earlierLawPhrases[calculator];
  return {
    text,
    articles,
    call: words.call,
    whole: `${text} ${words.call} ${phone}`,
    short: openAnswer(words.short, `${words.callShort} ${phone}`),
  };
}

const words = {
  call: '그때의 법으로 확인하시려면 전화해 주세요.',
  short: '1991년 전의 법을 따릅니다',
  callShort: '전화해 주세요.',
};

const governs = '1991년 1월 1일 전에 돌아가신 분의 상속에는 그때의 법이 적용됩니다.';

/** Reason why each calculator gives no answer, or only a part of it. */
export const earlierLawPhrases: Record<CalculatorId, string> = {
  shares: `${governs} 상속인과 상속분이 지금의 법과 달라 여기에서는 계산하지 않습니다. 실종선고를 1991년 1월 1일 이후에 받은 분이라면 지금의 법이 적용되니, 돌아가신 날을 비워 두고 계산해 주세요.`,
  'forced-share': `${governs} 상속인과 상속분이 지금의 법과 달라 유류분도 여기에서는 계산하지 않습니다.`,
  deadlines: `${governs} 그때와 지금이 같은 기한만 적었고, 세금과 상속회복청구처럼 달라진 기한은 계산하지 않았습니다.`,
  'inheritance-tax': `${governs} 배우자공제의 기준인 법정상속분부터 지금의 법과 달라 여기에서는 상속세를 계산하지 않습니다. 실종선고를 받은 분이라면 돌아가신 날에 선고를 받은 날을 입력해 주세요.`,
};
