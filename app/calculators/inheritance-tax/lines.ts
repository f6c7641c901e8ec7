import type { TaxedEstate } from '#app/law/inheritance-tax/estate.ts';
import type { InheritanceTax } from '#app/law/inheritance-tax/inheritance-tax.ts';
import { formatWon } from '../fields/won.ts';
import { copy } from './copy.ts';
import type { Input } from './input.ts';

const { lines: words } = copy;

/** One line of the result, from the estate down to the tax. */
export interface Line {
  name: string;
  won: bigint;
  /** Whether the amount is added to or subtracted from the sum above; undefined for a sum. */
  sign?: '+' | '−';
  /** How the amount is computed. */
  note?: string;
  kind?: 'sum' | 'result';
}

/** Returns the lines of the result, without additions and deductions of zero. */
export function linesOf(
  estate: TaxedEstate,
  tax: InheritanceTax,
  { funeral, division }: Pick<Input, 'funeral' | 'division'>,
): Line[] {
  const given = tax.addedGifts.reduce((sum, { amount }) => sum + amount, 0n);
  const unused = wantedDeductions(tax) - tax.deducted;
  const taken = (name: string, won: bigint, note?: string): Line[] =>
    won > 0n ? [{ name, won, sign: '−', ...(note && { note }) }] : [];
  return [
    { name: words.estate, won: estate.assets },
    ...taken(words.debts, estate.debts),
    ...taken(words.funeral, tax.funeral, funeral === null ? words.funeralNote : undefined),
    ...(given > 0n ? [{ name: words.gifts, won: given, sign: '+' as const }] : []),
    { name: words.value, note: words.valueNote, won: tax.taxableValue, kind: 'sum' },
    ...tax.deductions.flatMap(({ kind, amount }) =>
      taken(
        words[kind],
        amount,
        kind === 'spouse' && division === 'statutory' ? words.spouseNote : undefined,
      ),
    ),
    ...(unused > 0n
      ? [{ name: tax.base === 0n ? words.unused : words.limited, won: unused, sign: '+' as const }]
      : []),
    { name: words.base, note: words.baseNote, won: tax.base, kind: 'sum' },
    { name: words.computed, won: tax.computed, note: rateNote(tax) },
    ...(tax.surcharge > 0n
      ? [{ name: words.surcharge, won: tax.surcharge, sign: '+' as const }]
      : []),
    ...taken(words.giftTaxCredit, tax.giftTaxCredit, words.giftTaxNote),
    ...taken(words.successionCredit, tax.successionCredit, words.successionNote),
    ...taken(
      words.credit,
      tax.filingCredit,
      words.creditNote(String(tax.figures.filingPercent), isPlain(tax)),
    ),
    { name: words.payable, won: tax.payable, kind: 'result' },
  ];
}

/** Total of the deductions before their limit. */
export function wantedDeductions({ deductions }: InheritanceTax): bigint {
  return deductions.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Whether no surcharge or other credit changes the computed tax before the filing credit. */
function isPlain({ surcharge, giftTaxCredit, successionCredit }: InheritanceTax): boolean {
  return surcharge + giftTaxCredit + successionCredit === 0n;
}

/** States the highest rate that applies and the amount subtracted for the lower rates: 30 %에서 6,000만 원. */
function rateNote({ base, computed, figures }: InheritanceTax): string {
  if (computed === 0n) return words.computedNote;
  const bracket = figures.brackets.find(({ to }) => to === null || base <= to);
  if (!bracket) throw new Error('The last bracket has no end.');
  const less = (base * bracket.percent) / 100n - computed;
  const rate = words.rate(String(bracket.percent), less > 0n ? formatWon(less) : '');
  return `${words.computedNote}, ${rate}`;
}
