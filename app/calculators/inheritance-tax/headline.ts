import { formatWon } from '../parts/won.ts';
import type { Answer } from './answer.ts';
import { copy } from './copy.ts';
import { wantedDeductions } from './lines.ts';

const { result: words } = copy;

interface Headline {
  title: string;
  /** What is marked in it; behind the title. */
  amount?: string;
  /** Behind the amount, without a space. */
  rest?: string;
  /** Why; empty where the table says it. */
  text: string;
  /** In a line. */
  short: string;
}

/** The result in a sentence, and why it is so. */
export function headline(answer: Answer): Headline {
  switch (answer.state) {
    case 'not-computed': {
      const { text, short } = answer.why;
      return { title: short, text, short };
    }
    case 'open':
      return { title: words.begin, text: words.beginText, short: words.begin };
    case 'contradiction':
      return { title: words.contradiction, text: answer.problem, short: words.contradiction };
    case 'tax': {
      const { taxableValue, base, payable, figures, addedGifts } = answer.tax;
      if (payable > 0n) {
        const amount = `${words.about}\u00a0${formatWon(rounded(payable))}`;
        const given = addedGifts.length > 0;
        const { gifts, will } = words.differs;
        return {
          title: words.tax.before,
          amount,
          rest: [words.tax.after, ...(given ? [gifts] : []), will].join(' '),
          text: '',
          short: [words.short, amount, ...(given ? [words.shortGifts] : [])].join(' '),
        };
      }
      const why =
        taxableValue === 0n
          ? words.nothingLeft
          : base === 0n
            ? words.noBase(formatWon(taxableValue), formatWon(wantedDeductions(answer.tax)))
            : words.small(formatWon(figures.noTaxBelow));
      const title = taxableValue === 0n ? words.nothing : `${words.none} ${words.differs.will}`;
      return { title, text: why, short: words.shortNone };
    }
  }
}

/** To the nearest 만 원; small amounts as they are. */
function rounded(won: bigint): bigint {
  const unit = 10_000n;
  return won < unit ? won : ((won + unit / 2n) / unit) * unit;
}
