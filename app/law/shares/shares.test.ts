import { describe, expect, test } from 'vitest';
import { dead, no, type Relatives } from '../../../tests/law/relatives.ts';
import type { Status } from '../family.ts';
import { because, type ShareDoubt } from './reasons.ts';
import { statutoryShares, successionSince1991 } from './shares.ts';

type Expected = Record<string, string>;

const spouse = { id: 'spouse' };
const parents = [{ id: 'father' }, { id: 'mother' }];

describe('민법 1001, 1003②, 1010: representation', () => {
  test.each<[string, Relatives, Expected]>([
    [
      'of a child whose descendants all renounced: the spouse of the child alone (1042)',
      { children: [{ id: 'a' }, dead('b', { spouse: { id: 'inLaw' }, children: [no('g')] })] },
      { a: '1/2', inLaw: '1/2' },
    ],
    [
      'of a child whose spouse renounced: the descendants',
      { children: [dead('b', { spouse: no('inLaw'), children: [{ id: 'g' }] })] },
      { g: '1' },
    ],
    [
      'where all of them renounced, the branch falls away (1043)',
      { children: [{ id: 'a' }, dead('b', { children: [no('g', [{ id: 'gg' }])] })] },
      { a: '1' },
    ],
    [
      'of a disqualified child by a grandchild who died: the grandchild’s spouse',
      {
        children: [
          { id: 'a' },
          { id: 'b', status: 'disqualified', children: [dead('g', { spouse: { id: 'inLaw' } })] },
        ],
      },
      { a: '1/2', inLaw: '1/2' },
    ],
    [
      'by an unborn grandchild (1000③)',
      { spouse, children: [dead('a', { children: [{ id: 'g', status: 'unborn' }] })], parents },
      { spouse: '3/5', g: '2/5' },
    ],
    [
      'a stillborn grandchild leaves the branch empty',
      { spouse, children: [dead('a', { children: [{ id: 'g', status: 'stillborn' }] })] },
      { spouse: '1' },
    ],
    [
      'not by the stepchildren of a child',
      { children: [{ id: 'a' }, dead('b', { children: [{ id: 'g', relation: 'stepchild' }] })] },
      { a: '1' },
    ],
    [
      'a marriage after a death in the same moment changes nothing',
      {
        children: [{ id: 'b', status: 'simultaneous', spouse: { id: 'inLaw', remarried: true } }],
        siblings: [{ id: 's' }],
      },
      { inLaw: '1' },
    ],
    [
      'not of the dead spouse by the spouse’s own children',
      { spouse: dead('spouse'), children: [{ id: 'step', relation: 'stepchild' }], parents },
      { father: '1/2', mother: '1/2' },
    ],
    [
      'not of parents: the grandparents are next (1000②)',
      {
        spouse,
        parents: [dead('father'), { id: 'mother', status: 'disqualified' }],
        grandparents: [{ id: 'gm' }, { id: 'great', degree: 3 }],
        siblings: [{ id: 's' }],
      },
      { spouse: '3/5', gm: '2/5' },
    ],
  ])('%s', (_, relatives, expected) => {
    expect(fractions(relatives)).toEqual(expected);
  });
});

describe('민법 1042, 1043: renunciation', () => {
  test.each<[string, Relatives, Expected]>([
    [
      'of spouse and children: grandchildren by head, one of them represented',
      {
        spouse: no('spouse'),
        children: [
          no('a', [
            { id: 'g1' },
            dead('g2', { spouse: { id: 'inLaw' }, children: [{ id: 'gg' }] }),
          ]),
          no('b', [{ id: 'g3' }]),
        ],
        parents,
      },
      { g1: '1/3', inLaw: '1/5', gg: '2/15', g3: '1/3' },
    ],
    [
      'of spouse, children and grandchildren: great-grandchildren before parents',
      { children: [no('a', [no('g', [{ id: 'gg' }])])], parents },
      { gg: '1' },
    ],
    [
      'of all descendants: parents',
      { children: [no('a', [no('g')])], parents },
      half('father', 'mother'),
    ],
    [
      'of a stepchild means nothing',
      { spouse, children: [{ id: 'step', relation: 'stepchild', status: 'renounced' }], parents },
      { spouse: '3/7', father: '2/7', mother: '2/7' },
    ],
    [
      'of one parent: the other, not the grandparents',
      { spouse, parents: [no('father'), { id: 'mother' }], grandparents: [{ id: 'gm' }] },
      { spouse: '3/5', mother: '2/5' },
    ],
    [
      'of the spouse without children and parents: siblings',
      { spouse: no('spouse'), siblings: [{ id: 's' }] },
      { s: '1' },
    ],
    [
      'of all siblings: nephews beside uncles, not by branch, and nobody represents',
      {
        siblings: [no('s1', [{ id: 'n1' }, dead('n2', { children: [{ id: 'far' }] })]), no('s2')],
        collateral: [{ id: 'uncle', degree: 3 }],
      },
      half('n1', 'uncle'),
    ],
    [
      'of all of the third degree: the fourth, an uncle’s child among them',
      {
        siblings: [no('s', [no('n', [{ id: 'nn' }])])],
        collateral: [
          { id: 'uncle', degree: 3, status: 'renounced', children: [{ id: 'cousin' }] },
          { id: 'fifth', degree: 5 },
        ],
      },
      half('nn', 'cousin'),
    ],
  ])('%s', (_, relatives, expected) => {
    expect(fractions(relatives)).toEqual(expected);
  });
});

describe('the law of the date of death', () => {
  const disqualified = child('disqualified');
  const forfeited = child('forfeited');
  const one = { spouse: '1' };
  const both = { spouse: '3/5', inLaw: '2/5' };
  test.each<[string, string, Relatives, Expected, ShareDoubt['code'][]]>([
    [
      'the spouse of the disqualified',
      '2026-03-16',
      disqualified,
      both,
      ['spouse-of-disqualified'],
    ],
    ['the spouse of the disqualified', '2026-03-17', disqualified, one, []],
    ['the spouse of the forfeited', '2026-03-16', forfeited, one, ['spouse-of-forfeited']],
    ['the spouse of the forfeited', '2026-03-17', forfeited, one, []],
    ['forfeiture', '2024-04-25', forfeited, one, ['spouse-of-forfeited']],
    ['no forfeiture yet', '2024-04-24', forfeited, { spouse: '3/5', a: '2/5' }, []],
  ])('%s, death on %s', (_, death, relatives, expected, doubts) => {
    expect(fractions(relatives, death)).toEqual(expected);
    const { unsettled } = successionSince1991({ death, ...relatives });
    expect(unsettled.map(({ code }) => code)).toEqual(doubts);
  });

  test('a death before 1991 has no shares, because another law governs', () => {
    const before = { death: '1990-12-31', spouse, parents };
    expect(statutoryShares(before)).toEqual({
      earlierLaw: { code: 'law-before-1991', articles: ['민법 부칙(법률 제4199호) 제12조'] },
    });
    expect(() => successionSince1991(before)).toThrow('Another law governs');
    expect(statutoryShares({ ...before, death: '1991-01-01' })).toHaveProperty('shares');
  });

  test('an heir who cannot forfeit yet has that as a reason', () => {
    const { shares } = successionSince1991({ death: '2024-04-24', ...forfeited });
    expect(shares[1]?.reasons).toContainEqual(because({ code: 'no-forfeiture-yet' }));
  });

  test.each([
    ['2023-03-22', 2],
    ['2023-03-23', 1],
  ])('2020그42 covers a death on %s, with a reason if it is earlier', (death, reasons) => {
    const found = successionSince1991({ death, spouse, children: [no('a')], parents });
    expect([found.rank, found.reasons.length, found.unsettled]).toEqual([null, reasons, []]);
    expect(found.reasons.flatMap(({ articles }) => articles)).toContain('대법원 2020그42');
  });
});

function fractions(relatives: Relatives, death = '2026-06-01'): Expected {
  const { shares } = successionSince1991({ death, ...relatives });
  return Object.fromEntries(shares.map(({ person, fraction }) => [person, fraction.toFraction()]));
}

function child(status: Status): Relatives {
  return { spouse, children: [{ id: 'a', status, spouse: { id: 'inLaw' } }] };
}

function half(...ids: string[]): Expected {
  return Object.fromEntries(ids.map((id) => [id, '1/2']));
}
