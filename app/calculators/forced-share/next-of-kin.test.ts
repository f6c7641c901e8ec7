import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { successionSince1991 } from '#app/law/shares/shares.ts';
import { claimOf, family, gift, ratioOf, 억 } from '../../../tests/law/forced-share-input.ts';
import { answer } from './answer.ts';
import { familyOf, questions } from './family.ts';
import { type Input, OUTSIDER } from './input.ts';
import { inputInWords } from './input-in-words.ts';

describe('parents are next if no line of a child remains', () => {
  const late = { who: 'child-1', status: 'predeceased' as const };
  const claims = { me: 'spouse' as const, children: 1, parents: 2 };
  const asksParents = (input: Input) => questions(input).parents !== null;

  test('an only child without issue died: the spouse has 3/14 of 7억 with two parents', () => {
    const input = family({ ...claims, benefits: gift(OUTSIDER, { amount: 7n * 억 }) }, late);
    expect(ratioOf(input)).toBe('3/14');
    expect(claimOf(input).claim.shortfall).toBe(150_000_000n);
    expect(inputInWords(input, answer(input)).join()).toContain('살아 계신 부모님 수 2명');
    expect(ratioOf({ ...input, parents: 0 })).toBe('1/2');
    const barred = { who: 'child-2', status: 'disqualified' as const };
    expect(ratioOf(family({ ...claims, children: 2 }, late, barred))).toBe('3/14');
  });

  test('a sibling has nothing with a parent alive, and a third without, for deaths before 2024-04-25', () => {
    const sibling = { ...claims, me: 'sibling' as const, death: '2020-01-01', siblings: 1 };
    expect(answer(family(sibling, late)).state).toBe('none');
    expect(ratioOf(family({ ...sibling, parents: 0 }, late))).toBe('1/3');
  });

  test('the child’s representatives are barred as well', () => {
    const branch = { ...late, children: 1, spouse: true };
    const barred = { who: 'child-1-child-1', status: 'disqualified' as const };
    const widow = { who: 'child-1-spouse', status: 'disqualified' as const };
    expect(asksParents(family(claims, branch, barred)), 'the widow represents').toBe(false);
    expect(ratioOf(family(claims, branch, barred, widow))).toBe('3/14');
    const widowOfBarred = { ...branch, status: 'disqualified' as const, children: 0 };
    expect(asksParents(family(claims, widowOfBarred)), 'represents nobody').toBe(true);
    expect(asksParents(family({ ...claims, death: '2026-03-16' }, widowOfBarred))).toBe(false);
  });

  test('parents are not next while a line remains, nor if the spouse inherits alone (2020그42)', () => {
    expect(asksParents(family(claims))).toBe(false);
    expect(asksParents(family({ ...claims, children: 2 }, late))).toBe(false);
    expect(asksParents(family({ ...claims, children: 2 }, late, late)), 'twice').toBe(false);
    expect(asksParents(family(claims, { ...late, children: 1 }))).toBe(false);
    expect(asksParents(family(claims, { ...late, status: null })), 'not told yet').toBe(false);
    const renounced = { who: 'child-1', status: 'renounced' as const };
    expect(asksParents(family(claims, renounced))).toBe(false);
    expect(ratioOf(family(claims, renounced))).toBe('1/2');
    const forfeited = { who: 'child-1', status: 'forfeited' as const };
    expect(asksParents(family({ ...claims, death: '2024-04-24' }, forfeited))).toBe(false);
    expect(ratioOf(family({ ...claims, death: '2024-04-25' }, forfeited))).toBe('3/14');
    expect(asksParents(family({ children: 1 }, late)), 'the visitor is a child').toBe(false);
  });

  test('parents are next exactly when the law gives a parent a share', () => {
    const statuses = [null, 'predeceased', 'renounced', 'disqualified', 'forfeited'] as const;
    const row = fc.record({
      who: fc.constantFrom('child-1', 'child-2', 'child-1-child-1', 'child-1-spouse'),
      status: fc.constantFrom(...statuses),
      spouse: fc.boolean(),
      children: fc.integer({ min: 0, max: 1 }),
    });
    const given = fc.record({
      death: fc.constantFrom('2020-01-01', '2024-04-25', '2026-06-01'),
      children: fc.integer({ min: 0, max: 2 }),
      relatives: fc.array(row, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(given, (part) => {
        const input = family({ ...claims, ...part });
        const { family: found } = familyOf(input);
        const parent = { id: 'one-more' };
        const { shares } = successionSince1991({ ...found, parents: [parent] });
        expect(asksParents(input)).toBe(shares.some(({ person }) => person === parent.id));
      }),
    );
  });
});
