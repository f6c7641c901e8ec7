import { setImmediate as oneTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('those who come at once go on one by one in their order, and others between them', async () => {
  const takeTurn = createTurns();
  const seen: string[] = [];
  async function crowd(name: string) {
    await takeTurn();
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
