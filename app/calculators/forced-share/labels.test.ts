import { expect, test } from 'vitest';
import type { CaseFamily } from '#app/case/family.ts';
import { family } from '../../../tests/law/forced-share-input.ts';
import { answer } from './answer.ts';
import { labelsIn } from './case-fields.ts';
import type { Input } from './input.ts';

const named = (known: CaseFamily, input: Input) =>
  answer(input, labelsIn(known, input)).people.map(({ name }) => name);

/** A sister, and a late brother with a wife and three children. */
const known = (children: NonNullable<CaseFamily['children']>): CaseFamily => ({
  children: [
    { label: '고모' },
    { label: '큰오빠', status: 'predeceased', spouse: { label: '올케' }, children },
  ],
});

test('a grandchild reads the labels of the late parent, of the other one and of the siblings', () => {
  const input = family({
    me: 'grandchild',
    standsAs: 'child',
    spouse: false,
    children: 2,
    grandchildren: 3,
    childSpouse: true,
  });
  const others = ['본인', '고모', '큰오빠 (먼저 사망)', '올케'];
  const marked = known([{ label: '오빠' }, { label: '누나', mine: true }, { label: '막내' }]);
  expect(named(marked, input)).toEqual([...others, '오빠', '막내']);
  const unmarked = known([{ label: '오빠' }, {}, {}]);
  expect(named(unmarked, input)).toEqual([...others, '오빠', '다른 손주 2']);
  const nobody = known([{ label: '오빠' }, { label: '누나' }, { label: '막내' }]);
  expect(named(nobody, input)).toEqual([...others, '다른 손주 1', '다른 손주 2']);
});

test('a late child’s spouse reads the labels of the children, and a child without one after the late child', () => {
  const input = family({
    me: 'grandchild',
    standsAs: 'spouse',
    spouse: false,
    children: 2,
    grandchildren: 2,
  });
  expect(named(known([{ label: '첫째' }, {}]), input)).toEqual([
    '본인',
    '고모',
    '큰오빠 (먼저 사망)',
    '첫째',
    '큰오빠의 자녀 2',
  ]);
});

test('a parent reads the label of the other parent', () => {
  const input = family({ me: 'parent', spouse: false, children: 0, parents: 2 });
  expect(named({ parents: [{ label: '아버지' }, {}] }, input)).toEqual(['본인', '아버지']);
  expect(named({ parents: [{ mine: true }, { label: '엄마' }] }, input)).toEqual(['본인', '엄마']);
  expect(named({ parents: [{ label: '아버지' }, { label: '엄마' }] }, input)).toEqual([
    '본인',
    '다른 부모',
  ]);
});
