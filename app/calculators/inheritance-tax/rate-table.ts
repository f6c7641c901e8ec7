import { figuresOf } from '#app/law/inheritance-tax/figures.ts';
import { formatWon } from '../fields/won.ts';
import { copy } from './copy.ts';

const { table: words } = copy;

/** A row of the rates: its bracket, its rate, and the amount subtracted for the lower rates. */
export interface RateRow {
  base: string;
  percent: string;
  less: string;
}

/** Returns the rates of the act that applies to a death on that day. */
export function rateTable(death: string): RateRow[] {
  let less = 0n;
  let before = { to: 0n, percent: 0n };
  return figuresOf(death).brackets.map(({ to, percent }) => {
    less += (before.to * (percent - before.percent)) / 100n;
    const base = to === null ? words.above(formatWon(before.to)) : words.upTo(formatWon(to));
    before = { to: to ?? before.to, percent };
    return { base, percent: `${percent}%`, less: less > 0n ? formatWon(less) : words.none };
  });
}
