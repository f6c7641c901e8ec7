import { setImmediate as oneTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCalm } from './calm.server.ts';

test('what can wait goes on at once where no form comes, else after the crowd', async () => {
  const calm = createCalm();
  await calm.settle();
  const seen: string[] = [];
  calm.disturb();
  const waiting = calm.settle().then(() => seen.push('can wait'));
  for (let form = 0; form < 20; form += 1) {
    calm.disturb();
    seen.push('form');
    await oneTurn();
  }
  await waiting;
  expect(seen.indexOf('can wait')).toBe(20);
});

test('a crowd that stays does not hold it up for ever', async () => {
  const calm = createCalm();
  let gone = false;
  async function crowd() {
    for (; !gone; await oneTurn()) calm.disturb();
  }
  const staying = crowd();
  await calm.settle();
  gone = true;
  await staying;
});
