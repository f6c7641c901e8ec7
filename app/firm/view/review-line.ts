import { dottedDate } from '#app/law/dotted-date.ts';
import { firm } from './firm.ts';
import type { Reviewable } from './gate.ts';

const SAMPLE = '견본입니다. 변호사가 확인하기 전의 글입니다.';

/** The sentence that is printed with a text: which lawyer reviewed it, and when. The sample's texts have no review. */
export function reviewLine({ reviewed }: Reviewable): string {
  if (firm.sample) return SAMPLE;
  if (!reviewed) throw new Error('A text without a review is not shown.');
  const lawyer = firm.lawyers?.find(({ id }) => id === reviewed.by);
  if (!lawyer) throw new Error(`There is no lawyer '${reviewed.by}'.`);
  return `${lawyer.name} 변호사가 ${dottedDate(reviewed.on)}에 확인했습니다.`;
}

/** Returns the line of several texts if it is the same for all; null if each has to have its own. */
export function commonReviewLine(items: readonly Reviewable[]): string | null {
  const [line = null, ...others] = new Set(items.map(reviewLine));
  return others.length === 0 ? line : null;
}
