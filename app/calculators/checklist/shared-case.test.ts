import { expect, test } from 'vitest';
import type { Facts } from '#app/case/facts.ts';
import { tasks } from '#app/firm/view/tasks.ts';
import { hasStatus, sharedOf } from './shared-case.ts';

const facts: Facts = {
  death: '2026-11-10',
  knew: '2026-11-12',
  becameHeir: '2026-11-20',
  knewDebts: '2026-11-21',
  me: 'sibling',
  family: { children: [{ status: 'predeceased' }] },
  debts: 'more',
  will: 'none',
  abroad: 'some-heirs',
  minor: 'yes',
  incapable: 'no',
  kinds: ['car'],
  place: { province: '경기도', district: '성남시' },
  done: ['death-report', 'renounce', 'car'],
  papers: ['basic-dec'],
};

const estate = {
  death: '2026-11-10',
  debts: 'more',
  will: 'none',
  kinds: ['car'],
  place: { province: '경기도', district: '성남시' },
  done: ['death-report', 'car'],
};

test('a link leaves out the sender: relation, days of learning, papers, and what each heir does alone', () => {
  expect(sharedOf(facts, tasks, false)).toEqual(estate);
});

test('a link has the status of persons only if it is ticked', () => {
  const persons = { abroad: 'some-heirs', minor: 'yes', incapable: 'no' };
  expect(sharedOf(facts, tasks, true)).toEqual({ ...estate, ...persons });
  expect(hasStatus(facts)).toBe(true);
  expect(hasStatus({ abroad: 'none', minor: 'no', incapable: 'unknown' })).toBe(false);
});

test('an empty case makes an empty link', () => {
  expect(sharedOf({}, tasks, true)).toEqual({});
});
