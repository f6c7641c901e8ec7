import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { layOutTree } from '#app/drawings/tree/layout.ts';
import { fragmentOf, valueIn } from '../state/fragment-text.ts';
import { answerSince1991 } from './answer.ts';
import { familyCodeOf } from './family-code.ts';
import { nobody, type ShareInput } from './input.ts';
import { InputSchema } from './possible.ts';
import type { Relative } from './relative.ts';
import { treeSizes } from './use-tree-size.ts';

const fifteen = (one: Relative = {}): Relative[] => Array.from({ length: 15 }, () => one);
const late: Relative = { status: 'predeceased', children: fifteen() };

describe.each<[string, Partial<ShareInput>, string[]]>([
  ['children', { children: fifteen() }, ['첫째', '열째', '열한째', '열다섯째']],
  ['children beside a spouse', { spouse: {}, children: fifteen() }, ['배우자', '열다섯째']],
  ['siblings', { siblings: fifteen() }, ['형제자매 1', '형제자매 15']],
  ['grandchildren of one who died', { children: [late, {}] }, ['첫째의 자녀 15', '둘째']],
  ['nephews and nieces', { siblings: [late, {}] }, ['형제자매 1의 자녀 15', '형제자매 2']],
  ['uncles and aunts', { third: fifteen() }, ['3촌 친족 15']],
])('fifteen %s', (_, part, names) => {
  const input: ShareInput = { ...nobody, ...part, estate: 3_000_000_000n };
  const found = answerSince1991(input);

  test('inherit, each under a name of their own', () => {
    const heirs = found.heirs.map(({ name }) => name);
    expect(heirs.length).toBeGreaterThanOrEqual(15);
    expect(new Set(heirs).size).toBe(heirs.length);
    expect(heirs).toEqual(expect.arrayContaining(names));
  });

  test('are restored from a link', () => {
    const link = fragmentOf('shares', familyCodeOf(input));
    expect(v.parse(InputSchema, valueIn(link, 'shares'))).toEqual(input);
  });

  test.each(treeSizes)('are drawn apart from each other: %o', ({ size }) => {
    const { family, succession } = found.computed;
    const { people } = layOutTree(family, succession, found.names, size);
    for (const { id } of found.heirs) expect(people.map((one) => one.id)).toContain(id);
    const inRows = people.toSorted((a, b) => a.y - b.y || a.x - b.x);
    for (const [at, one] of inRows.entries()) {
      const next = inRows[at + 1];
      if (next?.y !== one.y) continue;
      expect(next.x - one.x, `${one.id} and ${next.id}`).toBeGreaterThanOrEqual(size.apart - 1);
    }
  });
});
