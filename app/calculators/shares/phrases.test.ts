import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statutoryShares } from '#app/law/shares/shares.ts';
import { randomFamily } from '../../../tests/law/random-family.ts';
import { dead } from '../../../tests/law/relatives.ts';
import { explainExclusion, explainShare, explainShareDoubt } from './phrases.ts';

test('every reason for any family is a whole sentence with articles', () => {
  const explained = fc.property(randomFamily, (family) => {
    const { shares, excluded, reasons, unsettled } = statutoryShares(family);
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
  const { shares, excluded } = statutoryShares({ death: '2026-06-01', children });
  const grandchild = shares.find(({ person }) => person === 'g');
  expect(grandchild?.reasons.map((reason) => explainShare(reason).text)).toEqual([
    '원래 상속인이 될 자녀가 고인보다 먼저 세상을 떠나, 그 자리를 대습상속으로 이어받습니다.',
    '이어받는 자리의 몫은 1/2입니다.',
    '손자녀는 그 사람의 직계비속이어서 대신 상속합니다.',
    '이어받은 몫(1/2) 안에서 배우자를 1.5, 나머지를 한 몫에 1씩으로 치면 모두 2.5이고, 그 가운데 1이므로 1/5입니다.',
  ]);
  expect(excluded.map(({ reason }) => explainExclusion(reason).text)).toEqual([
    '고인보다 먼저 세상을 떠나 상속인이 되지 않습니다. 그 자리는 대습상속인이 이어받습니다.',
  ]);
});
