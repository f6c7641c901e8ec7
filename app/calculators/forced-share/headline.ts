import type { ForcedShareDependence } from '#app/law/forced-share/reasons.ts';
import { formatWon } from '../fields/won.ts';
import type { Explanation } from '../result/phrases.ts';
import { spokenFraction } from '../result/spoken-fraction.ts';
import type { Answer } from './answer.ts';
import { copy } from './copy.ts';

const { result: words } = copy;

interface Headline {
  title: string;
  /** Marked amount that follows the title. */
  amount?: string;
  /** Text that follows the amount without a space. */
  rest?: string;
  text: string;
}

/** Puts the result in a sentence, with an explanation. */
export function headline(answer: Answer): Headline {
  switch (answer.state) {
    case 'open':
      return { title: words.begin, text: words.beginText };
    case 'not-computed':
      return { title: answer.why.short.first, text: answer.why.text };
    case 'none':
      return { title: words.none, text: answer.reasons.map(withArticles).join(' ') };
    case 'contradiction':
      return { title: words.contradiction, text: withArticles(answer.problem) };
    case 'ratio':
      return {
        title: words.ratio.before,
        amount: spokenFraction(answer.ratio),
        rest: words.ratio.after,
        text: `${words.ratioText} ${words.missing} ${answer.missing.join(', ')}.`,
      };
    case 'claim': {
      const { shortfall } = answer.claim;
      const but = dependenceWords(answer.dependsOn);
      if (answer.base === 0n) return { title: words.noBase, text: words.noBaseText };
      if (shortfall === 0n) {
        return { title: but ? words.enoughBut + but : words.enough, text: words.enoughText };
      }
      return {
        title: words.short.before,
        amount: formatWon(shortfall),
        rest: but ? words.short.but + but : words.short.after,
        text: words.shortText,
      };
    }
  }
}

/** Joins the parts of the title. */
export function sentenceOf({ title, amount, rest = '' }: Headline): string {
  return (amount ? `${title} ${amount}` : title) + rest;
}

/** 한정승인을 하셨거나 증여받은 상속인이 상속을 포기했으면 달라집니다; empty if no question is open. */
function dependenceWords(codes: readonly ForcedShareDependence['code'][]): string {
  if (codes.length === 0) return '';
  const conditions = codes.map(
    (code, at) => words.dependsOn[code][at < codes.length - 1 ? 'or' : 'last'],
  );
  return [...conditions, words.differs].join(' ');
}

function withArticles({ text, articles }: Explanation): string {
  return `${text} (${articles.join(', ')})`;
}
