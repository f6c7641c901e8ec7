import type { Answer } from './answer.ts';

/** One line of the drawing; both ends in per cent of the whole width. */
export interface Line {
  from: number;
  to: number;
  kind: 'whole' | 'part' | 'missing';
}

/**
 * The ends of the drawing's lines, to one scale: the base is the whole width, unless something is more
 * than the base. Without amounts the base counts as one.
 */
export function linesOf(answer: Extract<Answer, { state: 'ratio' | 'claim' }>) {
  const { share, ratio } = answer;
  const base = answer.state === 'claim' ? Number(answer.base) : 1;
  const claim = answer.state === 'claim' ? answer.claim : null;
  const forced = claim ? Number(claim.amount) : ratio.valueOf();
  const have = claim ? Math.max(0, Number(claim.ownBenefit + claim.netInherited)) : 0;
  const missing = have + (claim ? Number(claim.shortfall) : 0);
  const statutory = share.valueOf() * base;
  const most = Math.max(base, forced, have, missing, statutory) || 1;
  const at = (amount: number) => Math.round((amount / most) * 10_000) / 100;
  const line = (from: number, to: number, kind: Line['kind']): Line => ({
    from: at(from),
    to: at(to),
    kind,
  });
  return {
    base: line(0, base, 'whole'),
    share: line(0, statutory, 'part'),
    forced: line(0, forced, 'part'),
    have: line(0, have, 'part'),
    missing: line(have, missing, 'missing'),
  };
}
