import { firm } from './firm.ts';

/** A text that is shown only after a lawyer's review. The sample firm shows every text. */
interface Reviewable {
  reviewed?: { by: string; on: string } | undefined;
}

/** Whether a text is shown: a lawyer has reviewed it, or the firm is the sample. */
export function isShown({ reviewed }: Reviewable): boolean {
  return firm.sample || reviewed !== undefined;
}
