import type { TaxedEstate } from '#app/law/inheritance-tax/estate.ts';
import type { InheritanceTax } from '#app/law/inheritance-tax/inheritance-tax.ts';
import { formatWon } from '../fields/won.ts';
import type { Answer, TaxAnswer } from './answer.ts';
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
}

/** The result in a sentence, and why it is so. */
export function headline(answer: Answer): Headline {
  switch (answer.state) {
    case 'not-computed': {
      const { text, short } = answer.why;
      return { title: short.first, text };
    }
    case 'open':
      return { title: words.begin, text: words.beginText };
    case 'contradiction':
      return { title: words.contradiction, text: answer.problem };
    case 'tax':
      return answer.tax.payable > 0n ? taxed(answer) : untaxed(answer);
  }
}

/** 배우자와 자녀 2명이 상속하면 낼 상속세는 약 5,862만 원이지만, … */
function taxed({ tax, estate, lacksDonee, whoInherits, outdated }: TaxAnswer): Headline {
  const { gifts, giftsOnly, will } = words.differs;
  // Once it is put in what others take, that it may differ is said no more.
  const asked = takesByOthers(estate);
  const differs = lacksDonee ? [asked ? giftsOnly : gifts] : [];
  const rest = [...differs, ...(asked ? [] : [will])];
  const sure = rest.length > 0 ? [words.tax.after, ...rest].join(' ') : words.tax.end;
  return {
    title: `${whoInherits} ${words.tax.before}`,
    amount: aboutWon(tax.payable),
    rest: outdated ? `${sure} ${words.outdated}` : sure,
    text: '',
  };
}

/** No tax, and why. */
function untaxed({ tax, estate, inDebt, outdated }: TaxAnswer): Headline {
  const { taxableValue, base, computed, figures } = tax;
  if (inDebt && taxableValue === 0n) return { title: words.inDebt, text: '' };
  const why =
    taxableValue === 0n
      ? words.nothingLeft
      : base === 0n
        ? words.noBase(formatWon(taxableValue), formatWon(wantedDeductions(tax)))
        : computed > 0n
          ? credited(tax)
          : words.small(formatWon(figures.noTaxBelow));
  const sure = taxableValue === 0n || takesByOthers(estate);
  const title = sure ? words.nothing : `${words.none} ${words.differs.will}`;
  return {
    title: outdated ? `${title} ${words.outdated}` : title,
    text: why,
  };
}

/** What was taken from the tax until nothing was left of it. */
function credited({ giftTaxCredit, successionCredit }: InheritanceTax): string {
  const { gifts, succession, both } = words.credited;
  if (successionCredit === 0n) return gifts;
  return giftTaxCredit === 0n ? succession : both;
}

/** Whether it was put in that others than the heirs of first rank take something. */
function takesByOthers({ legaciesToOthers = 0n, throughRenunciation = 0n }: TaxedEstate): boolean {
  return legaciesToOthers + throughRenunciation > 0n;
}

/** 약 5,862만 원; its last word is too short for a line of its own. */
export function aboutWon(won: bigint): string {
  return `${words.about}\u00a0${formatWon(rounded(won)).replace(/ 원$/, '\u00a0원')}`;
}

/** To the nearest 만 원; small amounts as they are. */
function rounded(won: bigint): bigint {
  const unit = 10_000n;
  return won < unit ? won : ((won + unit / 2n) / unit) * unit;
}
