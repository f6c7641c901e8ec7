import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { dead, no, type Relatives } from '../../../tests/law/relatives.ts';
import { because, type ShareDoubt } from './reasons.ts';
import { successionSince1991 } from './shares.ts';

const spouse = { id: 'spouse' };
const parents = [{ id: 'father' }, { id: 'mother' }];

describe('unsettled points', () => {
  const renouncing = { spouse: no('inLaw'), children: [{ id: 'g' }] };
  test.each<[string, Relatives, ShareDoubt['code'][]]>([
    [
      'a representative renounces, and others are there beside the branch',
      { children: [{ id: 'a' }, dead('b', renouncing)] },
      ['representative-renounced'],
    ],
    ['not where the branch is alone', { children: [dead('b', renouncing)] }, []],
    [
      'only representatives renounced, beside a spouse',
      { spouse, children: [dead('a', { children: [no('g')] })], parents },
      ['only-representatives-renounced'],
    ],
    [
      'all parents renounced beside a spouse, a grandparent lives',
      { spouse, parents: [no('father')], grandparents: [{ id: 'gm' }] },
      ['ascendants-renounced'],
    ],
    [
      'not where no grandparent could',
      { spouse, parents: [no('father')], grandparents: [dead('gm')] },
      [],
    ],
    ['nothing in an ordinary family', { spouse, children: [{ id: 'a' }], parents }, []],
  ])('%s', (_, relatives, doubts) => {
    const { unsettled } = successionSince1991({ death: '2026-06-01', ...relatives });
    expect(unsettled.map(({ code }) => code)).toEqual(doubts);
  });
});

describe('reasons', () => {
  test('lead from the rank through each represented person to the fraction', () => {
    const b2 = dead('b2', { spouse: { id: 'inLaw' }, children: [{ id: 'gg' }] });
    const { shares } = successionSince1991({
      death: '2026-06-01',
      children: [{ id: 'a' }, { id: 'b', status: 'simultaneous', children: [b2] }],
    });
    const found = shares.find(({ person }) => person === 'inLaw');
    expect(found?.represents).toBe('b2');
    expect(found?.reasons.map(({ articles }) => articles)).toEqual([
      ['민법 제30조', '민법 제1001조', '대법원 99다13157'],
      ['민법 제1010조 제1항'],
      ['민법 제1001조'],
      ['민법 제1010조 제1항'],
      ['민법 제1003조 제2항'],
      ['민법 제1010조 제2항', '민법 제1009조'],
    ]);
    expect(found?.reasons.at(-1)).toMatchObject({ fraction: new Fraction('3/10') });
  });

  const unborn = [{ id: 'x', status: 'unborn' as const }];
  test.each<[string, Relatives]>([
    ['a grandchild', { spouse, children: [dead('a', { children: unborn })] }],
    [
      'a nephew beside an uncle',
      { siblings: [no('s', unborn)], collateral: [{ id: 'u', degree: 3 }] },
    ],
  ])('explain the whole by an unborn heir, who must be born alive: %s', (_, relatives) => {
    const { reasons } = successionSince1991({ death: '2026-06-01', ...relatives });
    expect(reasons).toContainEqual(because({ code: 'unborn' }));
  });

  test.each<[string, Relatives, string]>([
    ['adopted', { children: [{ id: 'a', relation: 'adopted' }] }, '민법 제882조의2'],
    ['in full', { children: [{ id: 'a', relation: 'full_adopted' }] }, '민법 제908조의3 제1항'],
    ['recognised', { children: [{ id: 'a', relation: 'nonmarital_recognized' }] }, '민법 제860조'],
    ['half-blood', { siblings: [{ id: 'a', blood: 'half' }] }, '대법원 96다5421'],
    ['birth and adoptive parents', { parents: [...parents, { id: 'p' }] }, '대법원 94마535'],
    ['fourth rank', { collateral: [{ id: 'a', degree: 4 }] }, '민법 제1000조 제1항 제4호'],
    [
      'adopted by others',
      { children: [{ id: 'a', relation: 'adopted_out' }] },
      '민법 제882조의2 제2항',
    ],
    ['adoptive parent', { parents: [{ id: 'a', relation: 'adoptive' }] }, '민법 제882조의2 제1항'],
    ['missing', { children: [{ id: 'a', status: 'missing' }] }, '민법 제28조'],
  ])('cite the article on an heir’s own situation: %s', (_, relatives, article) => {
    const [share] = successionSince1991({ death: '2026-06-01', ...relatives }).shares;
    expect(share?.reasons.flatMap(({ articles }) => articles)).toContain(article);
  });

  test.each<[string, Relatives, string]>([
    [
      'died, and is represented',
      { children: [dead('x', { children: [{ id: 'g' }] })] },
      '민법 제1001조',
    ],
    ['renounced', { children: [no('x'), { id: 'a' }] }, '민법 제1042조'],
    [
      'child of someone who renounced',
      { children: [no('b', [{ id: 'x' }]), { id: 'a' }] },
      '민법 제1042조',
    ],
    [
      'grandchild beside the spouse',
      { spouse, children: [no('b', [{ id: 'x' }])] },
      '대법원 2020그42',
    ],
    ['disqualified', { spouse: { id: 'x', status: 'disqualified' } }, '민법 제1004조'],
    ['forfeited', { parents: [{ id: 'x', status: 'forfeited' }] }, '민법 제1004조의2 제6항'],
    ['lost by full adoption', { parents: [lost('x')] }, '민법 제908조의3 제2항'],
    [
      'given up',
      { children: [{ id: 'x', relation: 'given_up_full_adoption' }] },
      '민법 제908조의3 제2항',
    ],
    [
      'remarried',
      { children: [dead('b', { spouse: { id: 'x', remarried: true } })] },
      '민법 제775조 제2항',
    ],
    [
      'a living child’s spouse',
      { children: [{ id: 'a', spouse: { id: 'x' } }] },
      '민법 제1003조 제2항',
    ],
    [
      'spouse of a dead cousin, where nobody is heir',
      { collateral: [{ id: 'u', degree: 3, status: 'renounced', children: [widowing('x')] }] },
      '민법 제1003조 제2항',
    ],
    [
      'spouse of a dead cousin, where a child is heir',
      { children: [{ id: 'a' }], collateral: [{ id: 'u', degree: 3, children: [widowing('x')] }] },
      '민법 제1003조 제2항',
    ],
    ['sibling beside a spouse', { spouse, siblings: [{ id: 'x' }] }, '민법 제1003조 제1항'],
    [
      'grandparent beside a parent',
      { parents, grandparents: [{ id: 'x' }] },
      '민법 제1000조 제2항',
    ],
    ['de-facto spouse', { spouse: { id: 'x', relation: 'de_facto' } }, '민법 제1003조'],
    ['divorced spouse', { spouse: { id: 'x', relation: 'divorced' } }, '민법 제1003조'],
    [
      'de-facto spouse of a dead child',
      { children: [dead('b', { spouse: { id: 'x', relation: 'de_facto' } })] },
      '민법 제1003조',
    ],
    ['not recognised', { children: [{ id: 'x', relation: 'unrecognized' }] }, '민법 제864조'],
    ['fifth degree', { collateral: [{ id: 'x', degree: 5 }] }, '민법 제1000조 제1항 제4호'],
  ])('cite the article that excludes someone: %s', (_, relatives, article) => {
    const { excluded } = successionSince1991({ death: '2026-06-01', ...relatives });
    expect(excluded.find(({ person }) => person === 'x')?.reason.articles).toContain(article);
  });
});

function lost(id: string) {
  return { id, relation: 'lost_by_full_adoption' as const };
}

/** Returns a cousin who died before. `id` is that of the cousin's spouse. */
function widowing(id: string) {
  return dead('cousin', { spouse: { id } });
}
