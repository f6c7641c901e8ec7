import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { claimOf, family, gift, ratioOf, 억 } from '../../../tests/law/forced-share-input.ts';
import { fragmentOf, valueIn } from '../state/fragment-text.ts';
import { answer } from './answer.ts';
import { headline, sentenceOf } from './headline.ts';
import { emptyRelative, type Input, InputSchema } from './input.ts';
import { inputInWords } from './input-in-words.ts';

const names = (input: Input) => answer(input).people.map(({ name }) => name);

describe('a representative of a late child or sibling', () => {
  const widow = family({ me: 'grandchild', standsAs: 'spouse', children: 2, grandchildren: 1 });

  test('can be a child’s widow, who has 3/5 of the half, and half of that as forced share', () => {
    expect(ratioOf(widow)).toBe('3/20');
    expect(ratioOf({ ...widow, grandchildren: 0 })).toBe('1/4');
    expect(names(widow)).toEqual(['본인', '자녀', '먼저 사망한 분', '먼저 사망한 분의 자녀']);
    expect(inputInWords(widow, answer(widow)).join()).toContain('고인과의 관계: 며느리·사위');
  });

  test('has a part of the late child’s advance, by the share in the branch', () => {
    const input = { ...widow, benefits: gift('late-child') };
    expect(claimOf(input).claim.ownBenefit).toBe((4n * 억 * 3n) / 5n);
  });

  const nephew = family({
    me: 'sibling',
    standsAs: 'child',
    death: '2024-04-24',
    children: 0,
    parents: 0,
    siblings: 2,
    grandchildren: 1,
    childSpouse: false,
  });

  test('can be a late sibling’s child, while siblings had a third', () => {
    expect(ratioOf(nephew)).toBe('1/6');
    expect(ratioOf({ ...nephew, grandchildren: 2 })).toBe('1/12');
    expect(ratioOf({ ...nephew, standsAs: 'spouse', grandchildren: 0 })).toBe('1/6');
    expect(ratioOf({ ...nephew, standsAs: 'own' })).toBe('1/6');
    expect(names({ ...nephew, grandchildren: 2 })).toEqual([
      '본인',
      '형제자매',
      '먼저 사망한 분',
      '다른 조카',
    ]);
  });

  test('cannot be a late sibling’s child since 2024-04-25', () => {
    expect(answer({ ...nephew, death: '2024-04-25' }).state).toBe('none');
  });
});

describe('other relatives who died before', () => {
  const late = { who: 'child-1', status: 'predeceased' as const };

  test('leave their share to their branch, or to the others without one', () => {
    expect(ratioOf(family({ children: 3 }, { ...late, spouse: true, children: 2 }))).toBe('1/6');
    expect(ratioOf(family({ children: 3 }, late))).toBe('1/4');
    expect(ratioOf(family({ children: 3 }, late, { ...late, who: 'child-2', children: 1 }))).toBe(
      '1/4',
    );
  });

  test('are named with their status', () => {
    const input = family({ children: 3 }, { ...late, spouse: true, children: 2 });
    expect(names(input)).toEqual([
      '본인',
      '다른 자녀 1 (먼저 사망)',
      '다른 자녀 1의 배우자',
      '다른 자녀 1의 자녀 1',
      '다른 자녀 1의 자녀 2',
      '다른 자녀 2',
    ]);
    expect(inputInWords(input, answer(input))).toContain(
      '먼저 사망했거나 상속하지 않는 가족: 다른 자녀 1 (먼저 사망, 배우자 있음, 자녀 2명)',
    );
  });

  test('pass their gifts to their branch, whose own gifts are asked for their time', () => {
    const input = family({ children: 2 }, { ...late, children: 2 });
    const toLate = { ...input, benefits: gift('child-1') };
    expect(claimOf(toLate).claim).toMatchObject({ shortfall: 1n * 억 });
    expect(claimOf(toLate).claim.from.map(({ person }) => person)).toEqual([
      'child-1-child-1',
      'child-1-child-2',
    ]);
    const before = gift('child-1-child-1', { when: 'before' });
    expect(answer({ ...input, benefits: before })).toMatchObject({
      missing: ['첫 번째 증여·유증의 받은 때'],
    });
    const told = gift('child-1-child-1', { when: 'before', representation: 'before' });
    expect(claimOf({ ...input, benefits: told }).base, '2012다31802').toBe(0n);
  });

  test('can be siblings, for deaths when siblings had a forced share', () => {
    const siblings = { me: 'sibling' as const, death: '2024-04-24', children: 0, parents: 0 };
    const dead = { ...late, who: 'sibling-1' };
    expect(ratioOf(family({ ...siblings, siblings: 2 }, dead))).toBe('1/3');
    expect(ratioOf(family({ ...siblings, siblings: 2 }, { ...dead, children: 1 }))).toBe('1/6');
  });
});

describe('relatives who renounced, are disqualified or forfeited', () => {
  const renounced = { who: 'child-1', status: 'renounced' as const };

  test('have an old gift of 4억 ignored, and one of the last year counted in full (2020다267620)', () => {
    const old = family({ benefits: gift('child-1', { when: 'before' }) }, renounced);
    expect(claimOf(old)).toMatchObject({ base: 0n });
    const year = { ...old, benefits: gift('child-1') };
    expect(claimOf(year).claim).toMatchObject({
      shortfall: 2n * 억,
      from: [{ person: 'child-1', gift: 2n * 억 }],
    });
    expect(sentenceOf(headline(answer(year)))).toBe('유류분 부족액은 2억 원입니다.');
  });

  test('raise the shares of other children and of the spouse', () => {
    expect(ratioOf(family({ children: 3 }, renounced))).toBe('1/4');
    expect(ratioOf(family({ spouse: true }, { who: 'spouse', status: 'renounced' }))).toBe('1/4');
    const spouse = family({ me: 'spouse', children: 2 }, renounced);
    expect(ratioOf(spouse)).toBe('3/10');
    expect(
      ratioOf({
        ...spouse,
        relatives: [renounced, { ...renounced, who: 'child-2' }].map((one) => ({
          ...emptyRelative,
          ...one,
        })),
      }),
    ).toBe('1/2');
  });

  test('can be a late child’s widow and son, who renounce as representatives (2020다267620)', () => {
    const input = family(
      { children: 2, benefits: gift('child-1', { when: 'before' }) },
      { who: 'child-1', status: 'predeceased', spouse: true, children: 1 },
      { who: 'child-1-spouse', status: 'renounced' },
      { who: 'child-1-child-1', status: 'renounced' },
    );
    expect(ratioOf(input)).toBe('1/2');
    expect(claimOf(input).base).toBe(0n);
  });

  test('leave a parent a claim only if neither their own children nor the spouse inherits', () => {
    const parent = { me: 'parent' as const, children: 1, parents: 1 };
    expect(ratioOf(family(parent, renounced))).toBe('1/3');
    expect(answer(family(parent, { ...renounced, children: 1 })).state).toBe('none');
    const beside = family({ ...parent, spouse: true }, renounced);
    expect(answer(beside).state, 'the spouse alone inherits (2020그42)').toBe('none');
  });

  test('are represented, and get nothing by will, if disqualified', () => {
    const barred = { who: 'child-1', status: 'disqualified' as const };
    expect(ratioOf(family({}, barred))).toBe('1/2');
    expect(ratioOf(family({}, { ...barred, children: 1 }))).toBe('1/4');
    const will = family({ benefits: gift('child-1', { kind: 'legacy' }) }, barred);
    expect(answer({ ...will, estate: 4n * 억 })).toMatchObject({
      missing: ['첫 번째 증여·유증의 받은 분'],
    });
    const doubts = claimOf(family({ benefits: gift('child-1') }, barred)).unsettled;
    expect(doubts.map(({ text }) => text).join()).toContain('상속결격이나 상속권 상실로');
  });

  test('lose their share by forfeiture only for deaths since 2024-04-25', () => {
    const lost = { who: 'child-1', status: 'forfeited' as const };
    expect(ratioOf(family({ death: '2024-04-25' }, lost))).toBe('1/2');
    const before = family({ death: '2024-04-24', benefits: gift('child-1') }, lost);
    expect(ratioOf(before)).toBe('1/4');
    expect(claimOf(before).claim.shortfall).toBe(1n * 억);
  });

  test('cannot be the visitor or the person whom the visitor represents', () => {
    expect(ratioOf(family({}, { who: 'me', status: 'renounced' }))).toBe('1/4');
    const grandchild = { me: 'grandchild' as const, childSpouse: false };
    expect(ratioOf(family(grandchild, { who: 'late-child', status: 'renounced' }))).toBe('1/4');
  });
});

describe('rows of relatives', () => {
  const other = { benefits: gift('child-1') };

  test('prevent a figure until answered, and do not count if about nobody in the family', () => {
    expect(answer(family(other, {}))).toMatchObject({
      state: 'ratio',
      missing: ['먼저 사망했거나 포기한 가족'],
    });
    expect(answer(family(other, { who: 'child-1' })).state).toBe('ratio');
    expect(claimOf(family(other, { who: 'child-9', status: 'renounced' })).base).toBe(4n * 억);
  });

  test('leave open whether the recipient renounced until answered', () => {
    const sentence = (part: Partial<Input>) => sentenceOf(headline(answer(family(part))));
    expect(sentence(other)).toMatch(/포기했으면 달라집니다/);
    expect(sentence({ ...other, noRelatives: true })).toBe('유류분 부족액은 1억 원입니다.');
  });

  test('are restored from a link, while older links are read as before', () => {
    const input = family(
      { standsAs: 'spouse', noRelatives: false },
      { who: 'child-1', status: 'predeceased', spouse: true, children: 2 },
    );
    const held = valueIn(fragmentOf('x', input), 'x') as object;
    expect(v.parse(InputSchema, held)).toEqual(input);
    const {
      standsAs: _,
      relatives: __,
      noRelatives: ___,
      ...older
    } = { ...input, ...held } as Input;
    expect(v.parse(InputSchema, older)).toEqual({ ...input, standsAs: 'own', relatives: [] });
  });
});
