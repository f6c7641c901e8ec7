import { expect, test } from 'vitest';
import { tasks } from '#app/firm/view/tasks.ts';
import type { ListPaper } from './list-task.ts';
import { feesOf, papersOf } from './papers-of.ts';

function task(id: string) {
  const found = tasks.find((one) => one.id === id);
  if (!found) throw new Error(`There is no task '${id}'.`);
  return found;
}

const ids = (needed: readonly { id: string }[]) => needed.map(({ id }) => id);

test('lists a paper for particular cases while those are unknown, with their name', () => {
  const renounce = task('renounce');
  const open = papersOf(renounce, {});
  expect(open.find(({ id }) => id === 'basic-heir')).toEqual({
    id: 'basic-heir',
    who: '미성년자가 함께 포기할 때',
  });
  expect(ids(papersOf(renounce, { minor: 'no', me: 'child' }))).toEqual(renounce.papers);
  expect(papersOf(renounce, { minor: 'yes', me: 'child' }).at(-1)).toEqual({ id: 'basic-heir' });
});

test('adds up the fees of the papers that this case needs', () => {
  const papers: Record<string, ListPaper> = {
    one: { name: 'one', line: '', copies: 2, won: 1000 },
    two: { name: 'two', line: '', copies: 1, won: 400, asOf: '2026-07-01' },
    own: { name: 'own', line: '', copies: 1, won: 0 },
    unknown: { name: 'unknown', line: '', copies: 1 },
  };
  const sum = (...needed: { id: string; who?: string }[]) => feesOf(needed, papers);
  expect(sum({ id: 'one' }, { id: 'two' }, { id: 'own' })).toEqual({
    copies: 4,
    won: 2400,
    asOf: '2026-07-01',
  });
  expect(sum({ id: 'one' }, { id: 'unknown' })).toBeNull();
  expect(sum({ id: 'one' }, { id: 'unknown', who: '다른 때' })?.won).toBe(2000);
  expect(sum()).toBeNull();
});
