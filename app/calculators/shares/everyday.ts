import type { ShareReason } from '#app/law/shares/reasons.ts';
import { statutoryShares } from '#app/law/shares/shares.ts';
import { copy as calculators } from '../parts/copy.ts';
import type { Explanation } from '../parts/phrases.ts';
import { copy } from './copy.ts';
import { familyOf } from './family-of.ts';
import { initial, type ShareInput } from './input.ts';
import { explainExclusion, explainShare } from './phrases.ts';

type Someone = keyof typeof copy.everyday.people;

const nobody: ShareInput = { ...initial, spouse: null, children: [], estate: null };

/** The smallest family in which the person stands, and whose id it is. */
const families: Record<Someone, [part: Partial<ShareInput>, id: string]> = {
  de_facto: [{ spouse: { r: 'de_facto' } }, 'spouse'],
  divorced: [{ spouse: { r: 'divorced' } }, 'spouse'],
  stepchild: [{ children: [{ r: 'stepchild' }] }, 'children.0'],
  adopted_out: [{ children: [{ r: 'adopted_out' }] }, 'children.0'],
  given_up_full_adoption: [{ children: [{ r: 'given_up_full_adoption' }] }, 'children.0'],
  four_parents: [{ parents: [{}, {}, { r: 'adoptive' }, { r: 'adoptive' }] }, 'parents.0'],
  nonmarital_recognized: [{ children: [{ r: 'nonmarital_recognized' }] }, 'children.0'],
  unrecognized: [{ children: [{ r: 'unrecognized' }] }, 'children.0'],
  missing: [{ children: [{ s: 'missing' }] }, 'children.0'],
};

interface EverydayAnswer extends Explanation {
  /** 사실혼 배우자: 상속인이 아닙니다. */
  who: string;
}

/** What is said of the person; the rest explains rank and share. */
const personal: ReadonlySet<ShareReason['code']> = new Set([
  'adopted-out',
  'parents-by-adoption',
  'nonmarital',
  'missing',
]);

/** 이런 분도 상속인인가요?: for each whether, why and by which article, as the law computes it. */
export function everydayAnswers(): EverydayAnswer[] {
  const { people, heir, noHeir } = copy.everyday;
  // Its keys are those of the record.
  return (Object.keys(people) as Someone[]).map((name) => {
    const [part, id] = families[name];
    const family = familyOf({ ...nobody, ...part, death: calculators.lawAsOf });
    const { shares, excluded } = statutoryShares(family);
    const share = shares.find(({ person }) => person === id);
    const reason = share?.reasons.find(({ code }) => personal.has(code));
    const exclusion = excluded.find(({ person }) => person === id)?.reason;
    const why = reason ? explainShare(reason) : exclusion && explainExclusion(exclusion);
    return {
      who: `${people[name]}: ${share ? heir : noHeir}`,
      text: why?.text ?? '',
      articles: why?.articles ?? [],
    };
  });
}
