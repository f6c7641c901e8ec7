import { expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

/** Jobs that the test ends; `begun` lists those that have begun. */
function works() {
  const begun: number[] = [];
  const end: (() => void)[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => {
      end[number] = () => resolve(number);
    });
  };
  return { begun, end, work };
}

test('begins a job after the one before has ended, in their order', async () => {
  const turn = createTurns(10);
  const { begun, end, work } = works();
  const results = [0, 1, 2].map((number) => turn(work(number)));
  await vi.waitFor(() => expect(begun).toEqual([0]), 10_000);
  end[0]?.();
  await vi.waitFor(() => expect(begun).toEqual([0, 1]), 10_000);
  end[1]?.();
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]), 10_000);
  end[2]?.();
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
});

test('yields to others between two jobs', async () => {
  const turn = createTurns(10);
  const order: string[] = [];
  const works = ['a', 'b'].map((name) => turn(async () => order.push(name)));
  const other = new Promise<void>((resolve) => {
    setImmediate(() => {
      order.push('other');
      resolve();
    });
  });
  await Promise.all([...works, other]);
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('b'));
});

test('refuses jobs over the bound until a waiting one has begun', async () => {
  const turn = createTurns(2);
  const { begun, end, work } = works();
  const first = turn(work(0));
  await vi.waitFor(() => expect(begun).toEqual([0]), 10_000);
  expect(turn(work(1))).not.toBeNull();
  expect(turn(work(2))).not.toBeNull();
  expect(turn(work(3))).toBeNull();
  end[0]?.();
  await first;
  await vi.waitFor(() => expect(begun).toEqual([0, 1]), 10_000);
  expect(turn(work(4))).not.toBeNull();
});

test('goes on after a job that fails, and during one that hangs', async () => {
  const turn = createTurns(10);
  const failed = turn(() => Promise.reject(new Error('no')));
  void turn(() => new Promise(() => {}));
  const after = turn(async () => 'after');
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('after');
});
