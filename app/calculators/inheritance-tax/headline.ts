import type { TaxedEstate } from '#app/law/inheritance-tax/estate.ts';
import type { InheritanceTax } from '#app/law/inheritance-tax/inheritance-tax.ts';
import { formatWon } from '../fields/won.ts';
import type { Answer, TaxAnswer } from './answer.ts';
import { copy } from './copy.ts';
import { wantedDeductions } from './lines.ts';

const { result: words } = copy;

interface Headline {
  title: string;
  /** Highlighted amount after the title. */
  amount?: string;
  /** Text after the amount, without a space. */
  rest?: string;
  /** Reason for the result; empty if the table shows it. */
  text: string;
}

/** States the result in a sentence, with its reason. */
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
  // Drops the caveat about wills once other takers are entered.
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

/** States that no tax is due, and why. */
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

/** Names the credits that reduced the tax to nothing. */
function credited({ giftTaxCredit, successionCredit }: InheritanceTax): string {
  const { gifts, succession, both } = words.credited;
  if (successionCredit === 0n) return gifts;
  return giftTaxCredit === 0n ? succession : both;
}

/** Whether persons other than the heirs of first rank take something. */
function takesByOthers({ legaciesToOthers = 0n, throughRenunciation = 0n }: TaxedEstate): boolean {
  return legaciesToOthers + throughRenunciation > 0n;
}

/** Formats 약 5,862만 원 with no-break spaces: 원 is too short for its own line. */
export function aboutWon(won: bigint): string {
  return `${words.about}\u00a0${formatWon(rounded(won)).replace(/ 원$/, '\u00a0원')}`;
}

/** Rounds to the nearest 만 원, but leaves smaller amounts unchanged. */
function rounded(won: bigint): bigint {
  const unit = 10_000n;
  return won < unit ? won : ((won + unit / 2n) / unit) * unit;
}
