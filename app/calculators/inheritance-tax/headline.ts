import { dottedDate } from '#app/law/dotted-date.ts';
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
      return { title: `${copy.short.ask[answer.question]}.`, text: words.beginText };
    case 'contradiction':
      return { title: words.contradiction, text: answer.problem };
    case 'tax':
      return answer.tax.payable > 0n ? taxed(answer) : untaxed(answer);
  }
}

/** 배우자와 자녀 2명이라면 약 5,862만 원입니다. */
function taxed(answer: TaxAnswer): Headline {
  const { tax, estate, lacksDonee, ifFamily, due } = answer;
  const inTime = due && tax.filingCredit > 0n ? [words.inTime(plainDay(due.return.end))] : [];
  return {
    title: ifFamily,
    amount: aboutWon(tax.payable),
    rest: words.end,
    text: [
      ...otherwiseIn(answer),
      ...inTime,
      ...(lacksDonee ? [words.differs.gifts] : []),
      ...(takesByOthers(estate) ? [] : [words.differs.will]),
      ...outdatedIn(answer),
    ].join(' '),
  };
}

/** States that no tax is due, and why. */
function untaxed(answer: TaxAnswer): Headline {
  const { tax, estate, inDebt, ifFamily } = answer;
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
  const text = [
    why,
    ...otherwiseIn(answer),
    ...(sure ? [] : [words.differs.will]),
    ...outdatedIn(answer),
  ];
  return { title: `${ifFamily} ${words.nothing}`, text: text.join(' ') };
}

/** The tax of the same family with or without a spouse, if that makes a difference. */
function otherwiseIn({ otherwise, tax }: TaxAnswer): string[] {
  if (!otherwise || otherwise.payable === tax.payable) return [];
  const { spouse, payable } = otherwise;
  return [words.otherwise(spouse, payable > 0n ? aboutWon(payable) : '')];
}

function outdatedIn({ outdated }: TaxAnswer): string[] {
  return outdated ? [words.outdated] : [];
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

function plainDay(day: string): string {
  return dottedDate(day).replaceAll(' ', '\u00a0');
}
