import { expect, test } from 'vitest';
import { answerSince1991 } from './answer.ts';
import { askedIn } from './asked.ts';
import { nobody, type ShareInput } from './input.ts';
import type { Relative } from './relative.ts';
import { withRelative } from './relative-path.ts';

const family = (part: Partial<ShareInput>): ShareInput => ({ ...nobody, ...part });
const renounced: Relative = { status: 'renounced' };
const labelsIn = (part: Partial<ShareInput>) =>
  askedIn(family(part)).branches.map(({ labels }) => [labels.children, labels.spouse]);

test('asks for grandchildren and every rank if spouse and children all renounce', () => {
  const { ranks, branches } = askedIn(
    family({ spouse: renounced, children: [renounced, renounced] }),
  );
  expect(ranks).toEqual(['parents', 'grandparents', 'siblings', 'third', 'fourth']);
  expect(branches.map(({ labels }) => labels)).toEqual([
    { children: '첫째의 자녀', spouse: null },
    { children: '둘째의 자녀', spouse: null },
  ]);
});

test('closes a field once a nearer relative is entered, and keeps its value', () => {
  const parents = [{}, {}];
  const open = family({ spouse: {}, children: [{ status: 'simultaneous' }], parents });
  expect(askedIn(open).ranks).toEqual(['parents']);
  expect(answerSince1991(open).sentence.replaceAll('\u00a0', ' ')).toBe(
    '배우자가 7분의 3을, 아버지와 어머니가 각각 7분의 2를 상속합니다.',
  );
  const [branch] = askedIn(open).branches;
  if (!branch) expect.fail();
  const closed = withRelative(open, branch.path, (one) => ({ ...one, children: [{}] }));
  expect([askedIn(closed).ranks, closed.parents]).toEqual([[], parents]);
});

test('names the parent in each label, except for the only child in question', () => {
  expect(labelsIn({ children: [{}, { status: 'predeceased' }] })).toEqual([
    ['손자녀', '며느리·사위'],
  ]);
  expect(labelsIn({ children: [{}, { status: 'disqualified' }] })).toEqual([['손자녀', null]]);
  expect(
    labelsIn({ children: [{ status: 'predeceased', children: [{ status: 'predeceased' }] }] }),
  ).toEqual([
    ['손자녀', '며느리·사위'],
    ['첫째의 자녀의 자녀', '첫째의 자녀의 배우자'],
  ]);
  expect(labelsIn({ siblings: [{}, { status: 'predeceased' }] })).toEqual([
    ['형제자매 2의 자녀', '형제자매 2의 배우자'],
  ]);
});

test('asks for nobody below the deepest generation that can be entered', () => {
  const children = [{ ...renounced, children: [{ ...renounced, children: [renounced] }] }];
  expect(askedIn(family({ children })).branches.map(({ id }) => id)).toEqual([
    'children.0',
    'children.0.0',
  ]);
});
