import type { Answer } from './describe.ts';

/** One line of the drawing, with both ends in per cent of the whole width. */
export interface Line {
  from: number;
  to: number;
}

/**
 * Returns the ends of the drawing's lines on one scale. The base takes the whole width, unless another amount exceeds
 * it. Without amounts the base counts as one.
 */
export function linesOf(answer: Extract<Answer, { state: 'ratio' | 'claim' }>) {
  const found = answer.state === 'claim' ? answer : null;
  const claim = found?.claim;
  const base = found ? Number(found.base) : 1;
  const share = answer.share.valueOf() * base;
  const forced = claim ? Number(claim.amount) : answer.ratio.valueOf();
  const have = claim ? Math.max(0, Number(claim.ownBenefit + claim.netInherited)) : 0;
  const missing = have + Number(claim?.shortfall ?? 0);
  const most = Math.max(base, share, forced, have, missing) || 1;
  const at = (amount: number) => Math.round((amount / most) * 10_000) / 100;
  const line = (from: number, to: number): Line => ({ from: at(from), to: at(to) });
  return {
    base: line(0, base),
    share: line(0, share),
    forced: line(0, forced),
    have: line(0, have),
    missing: line(have, missing),
  };
}
