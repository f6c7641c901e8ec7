import type { Review } from '../schema/fields/review.ts';
import { firm } from './firm.ts';

/** A text that is shown only after a lawyer's review. The sample firm shows every text. */
export interface Reviewable {
  /** Set if the review counts: data/files/reviews.ts leaves out those of another text. */
  reviewed?: Review | undefined;
}

/** Whether a text is shown: a lawyer has reviewed it, or the firm is the sample. */
export function isShown({ reviewed }: Reviewable): boolean {
  return firm.sample || reviewed !== undefined;
}
