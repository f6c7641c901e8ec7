import { expect, test } from 'vitest';
import { type CalculatorAction, nextState, stateOf } from './calculator-state.ts';

interface Input {
  count: number;
  estate: string;
}

type Action = CalculatorAction<Input>;

const after = (...actions: Action[]) =>
  actions.reduce(nextState<Input>, stateOf<Input>({ count: 3, estate: '' }));
const more: Action = {
  type: 'change',
  part: ({ count }) => ({ count: count + 1 }),
  field: '',
};
const typed = (estate: string): Action => ({ type: 'change', part: { estate }, field: 'estate' });
const undo: Action = { type: 'undo' };

test('records each change as a step, and undo reverts one step', () => {
  expect(after(more, more).input.count).toBe(5);
  expect(after(more, more, undo).input.count).toBe(4);
  expect(after(more, more, undo, undo).input.count).toBe(3);
  expect(after(more, undo, undo).input.count).toBe(3);
});

test('merges consecutive typing in one field into one step', () => {
  expect(after(typed('5'), typed('50')).past).toHaveLength(1);
  expect(after(typed('5'), more, typed('50')).past).toHaveLength(3);
  const again = after(typed('5'), undo, typed('6'));
  expect(again.past, 'after an undo it is another step').toHaveLength(1);
});

test('records no step if nothing changes', () => {
  expect(after(typed('')).past).toEqual([]);
  expect(after({ type: 'replace', input: { count: 3, estate: '' } }).past).toEqual([]);
});

test('keeps the last 50 steps', () => {
  const many = after(...Array.from({ length: 60 }, () => more));
  expect(many.past).toHaveLength(50);
  expect(many.past[0]?.count).toBe(13);
});

test('records no step for an input from a link, and remounts the fields', () => {
  const { input, past, revision, uses } = after({
    type: 'take',
    input: { count: 1, estate: '' },
    origin: 'link',
  });
  expect({ input, past, revision, uses }).toEqual({
    input: { count: 1, estate: '' },
    past: [],
    revision: 1,
    uses: 0,
  });
});

test('undo leads neither to an input of another source nor behind a change of the case', () => {
  const own: Action = { type: 'take', input: { count: 9, estate: '' }, origin: 'own' };
  const link: Action = { type: 'take', input: { count: 1, estate: '' }, origin: 'link' };
  expect(after(link, more, own, undo)).toMatchObject({ input: { count: 9 }, origin: 'own' });
  const follow: Action = { type: 'follow', read: (input) => ({ ...input, count: 7 }) };
  expect(after(typed('5'), follow, undo).input).toEqual({ count: 7, estate: '5' });
  const complete: Action = { type: 'complete', input: { count: 4, estate: '1' } };
  expect(after(more, complete, undo).input, 'the visitor’s own change').toEqual({
    count: 3,
    estate: '',
  });
});

test('reports a broken link until the input changes, and not again on Back', () => {
  const lose: Action = { type: 'lose', text: 'eyJ' };
  expect(after(lose).lost).toBe(true);
  expect(after(lose, more).lost).toBe(false);
  expect(after(lose, more, lose).lost).toBe(false);
  expect(after(lose, more, { type: 'lose', text: 'other' }).lost).toBe(true);
});
