import fc from 'fast-check';
import { expect, test } from 'vitest';
import { successionSince1991 } from '#app/law/shares/shares.ts';
import { randomFamily } from '../../../tests/law/random-family.ts';
import { dead } from '../../../tests/law/relatives.ts';
import { explainExclusion, explainShare, explainShareDoubt } from './phrases.ts';

test('explains every reason for any family in whole sentences with articles', () => {
  const explained = fc.property(randomFamily, (family) => {
    const { shares, excluded, reasons, unsettled } = successionSince1991(family);
    const all = [
      ...[...reasons, ...shares.flatMap((share) => share.reasons)].map(explainShare),
      ...excluded.map(({ reason }) => explainExclusion(reason)),
      ...unsettled.map(explainShareDoubt),
    ];
    for (const { text, articles } of all) {
      expect(text).toMatch(/^[^{}|$]+니다\.$/);
      expect(text).not.toContain('undefined');
      expect(articles).not.toEqual([]);
    }
  });
  fc.assert(explained, { numRuns: 200 });
});

test('names the generation, with its particle, and the fraction', () => {
  const children = [{ id: 'a' }, dead('b', { spouse: { id: 'inLaw' }, children: [{ id: 'g' }] })];
  const { shares, excluded } = successionSince1991({ death: '2026-06-01', children });
  const grandchild = shares.find(({ person }) => person === 'g');
  expect(grandchild?.reasons.map((reason) => explainShare(reason).text)).toEqual([
    '원래 상속인이 될 자녀가 고인보다 먼저 사망하여, 다른 사람이 대습상속합니다.',
    '대습상속하는 상속분은 2분의\u00a01입니다.',
    '손자녀는 그 사람의 직계비속이어서 대신 상속합니다.',
    '대습상속한 상속분(2분의\u00a01) 안에서 배우자를 1.5, 나머지를 각각 1로 계산하면 합계가 2.5이고, 그중 1이므로 5분의\u00a01입니다.',
  ]);
  expect(excluded.map(({ reason }) => explainExclusion(reason).text)).toEqual([
    '고인보다 먼저 사망하여 상속인이 되지 않습니다. 대습상속인이 대신 상속합니다.',
  ]);
});
