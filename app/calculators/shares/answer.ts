import { type NotComputed, notComputed } from '../result/earlier-law.ts';
import type { ShortAnswer } from '../result/short-answer.ts';
import { nextIn } from './asked.ts';
import { type ComputedShares, computeShares } from './compute.ts';
import { describeShares, type SharesInWords } from './describe.ts';
import type { ShareInput } from './input.ts';
import { type Named, namesOf } from './names.ts';
import { shortOf } from './short.ts';

/** The computed shares, with their description in words. */
export interface Answer extends SharesInWords {
  state: 'computed';
  names: Map<string, Named>;
  computed: ComputedShares;
  short: ShortAnswer;
}

/** A family that an earlier law governs: its names, and why its shares are not computed. */
export interface Unanswered {
  state: 'not-computed';
  names: Map<string, Named>;
  why: NotComputed;
  announcement: string;
  short: ShortAnswer;
}

/** Computes the heirs and shares of a family, or explains why they are not computed. */
export function answer(input: ShareInput): Answer | Unanswered {
  const names = namesOf(input);
  const computed = computeShares(input);
  if (!('earlierLaw' in computed)) {
    const next = computed.heirs.length > 0 ? [] : nextIn(input);
    const described = describeShares(computed, names, next);
    const short = shortOf(described, computed.heirs, next, input.estate);
    return { state: 'computed', names, computed, short, ...described };
  }
  const why = notComputed('shares', computed.earlierLaw);
  const { whole: announcement, short } = why;
  return { state: 'not-computed', names, why, announcement, short };
}

/**
 * Like `answer`, for a family that the law since 1991 governs, such as an example.
 *
 * @throws Error if an earlier law governs
 */
export function answerSince1991(input: ShareInput): Answer {
  const found = answer(input);
  if (found.state === 'not-computed') throw new Error(found.why.text);
  return found;
}
