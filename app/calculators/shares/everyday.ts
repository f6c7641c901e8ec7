import { lawAsOf } from '#app/law/amendments.ts';
import type { ShareReason } from '#app/law/shares/reasons.ts';
import { successionSince1991 } from '#app/law/shares/shares.ts';
import { copy } from './copy.ts';
import { familyOf } from './family-of.ts';
import { nobody, type ShareInput } from './input.ts';
import { explainExclusion, explainShare } from './phrases.ts';

/** Persons, each with the smallest family that includes the person, and the person's id in it. */
const people: [who: string, family: Partial<ShareInput>, id: string][] = [
  ['사실혼 배우자', { spouse: { tie: 'de_facto' } }, 'spouse'],
  ['이혼한 배우자', { spouse: { tie: 'divorced' } }, 'spouse'],
  ['배우자의 자녀(입양 안 함)', { children: [{ tie: 'stepchild' }] }, 'children.0'],
  ['다른 가정에 일반입양된 자녀', { children: [{ tie: 'adopted_out' }] }, 'children.0'],
  [
    '다른 가정에 친양자로 입양된 자녀',
    { children: [{ tie: 'given_up_full_adoption' }] },
    'children.0',
  ],
  [
    '고인이 일반양자일 때 친부모와 양부모',
    { parents: [{}, {}, { tie: 'adoptive' }, { tie: 'adoptive' }] },
    'parents.0',
  ],
  ['인지된 혼인 외 자녀', { children: [{ tie: 'nonmarital_recognized' }] }, 'children.0'],
  ['사망 후에 알게 된 혼인 외 자녀', { children: [{ tie: 'unrecognized' }] }, 'children.0'],
  ['연락이 끊긴 가족', { children: [{ status: 'missing' }] }, 'children.0'],
];

/** Codes of reasons about the person; other reasons explain rank and share. */
const personal: ReadonlySet<ShareReason['code']> = new Set([
  'adopted-out',
  'parents-by-adoption',
  'nonmarital',
  'missing',
]);

/** 이런 분도 상속인인가요?: computes for each person whether they inherit, why and by which article. */
export function everydayAnswers() {
  const { heir, noHeir } = copy.everyday;
  return people.map(([who, part, id]) => {
    const family = familyOf({ ...nobody, ...part, death: lawAsOf });
    const { shares, excluded } = successionSince1991(family);
    const share = shares.find(({ person }) => person === id);
    const reason = share?.reasons.find(({ code }) => personal.has(code));
    const exclusion = excluded.find(({ person }) => person === id)?.reason;
    const why = reason ? explainShare(reason) : exclusion && explainExclusion(exclusion);
    return {
      /** 사실혼 배우자: 상속인이 아닙니다. */
      about: `${who}: ${share ? heir : noHeir}`,
      text: why?.text ?? '',
      articles: why?.articles ?? [],
    };
  });
}
