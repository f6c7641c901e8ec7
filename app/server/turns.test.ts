import { setImmediate as oneTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('those who come at once go on one by one in their order, and others between them', async () => {
  const turns = createTurns();
  const seen: string[] = [];
  async function crowd(name: string) {
    await turns.take();
    seen.push(name);
  }
  async function reader() {
    for (let read = 0; read < 3; read += 1) {
      await oneTurn();
      seen.push('page');
    }
  }
  await Promise.all([crowd('a'), crowd('b'), crowd('c'), reader()]);
  expect(seen.filter((name) => name !== 'page')).toEqual(['a', 'b', 'c']);
  expect(seen.join(' '), 'no two of the crowd in one turn').not.toMatch(/[abc] [abc]/);
});

test('what can wait goes on at once where nobody takes turns, else after the crowd', async () => {
  const turns = createTurns();
  await turns.calm();
  const seen: string[] = [];
  const waiting = turns.take().then(() => turns.calm().then(() => seen.push('can wait')));
  for (let form = 0; form < 20; form += 1) {
    await turns.take();
    seen.push('form');
  }
  await waiting;
  expect(seen.indexOf('can wait')).toBe(20);
});

test('a crowd that stays does not hold it up for ever', async () => {
  const turns = createTurns();
  let gone = false;
  async function crowd() {
    while (!gone) await turns.take();
  }
  const staying = crowd();
  await turns.calm();
  gone = true;
  await staying;
});
