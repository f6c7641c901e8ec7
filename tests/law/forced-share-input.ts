import { answer } from '#app/calculators/forced-share/answer.ts';
import {
  emptyBenefit,
  emptyRelative,
  example,
  type Input,
  type RelativeInput,
} from '#app/calculators/forced-share/input.ts';

export const 억 = 100_000_000n;

/** Children of the deceased, without a spouse, an estate or gifts unless `part` adds them. */
export function family(part: Partial<Input>, ...relatives: Partial<RelativeInput>[]): Input {
  return {
    ...example,
    estate: 0n,
    debts: null,
    benefits: [],
    noGifts: true,
    relatives: relatives.map((one) => ({ ...emptyRelative, ...one })),
    ...part,
  };
}

export function gift(to: string, part: object = {}) {
  return [{ ...emptyBenefit, to, amount: 4n * 억, ...part }];
}

export function ratioOf(input: Input): string {
  const found = answer(input);
  if (!('ratio' in found)) throw new Error(`no ratio, but ${found.state}`);
  return found.ratio.toFraction();
}

export function claimOf(input: Input) {
  const found = answer(input);
  if (found.state !== 'claim') throw new Error(`no claim, but ${found.state}`);
  return found;
}
