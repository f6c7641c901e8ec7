import { expect, test } from 'vitest';
import { tasks } from '#app/firm/view/tasks.ts';
import { offeredLines } from './offered-lines.ts';

test('offers the same lines whether or not an heir can decide', () => {
  const facts = { death: '2026-01-10', me: 'child', minor: 'no' } as const;
  const done = tasks.map(({ id }) => id);
  for (const one of [facts, { ...facts, done }]) {
    const ill = offeredLines({ ...one, incapable: 'yes' }, tasks, '2026-11-26');
    expect(ill).toEqual(offeredLines({ ...one, incapable: 'no' }, tasks, '2026-11-26'));
    expect(ill.join()).not.toMatch(/결정이 어려운|후견/);
  }
});
