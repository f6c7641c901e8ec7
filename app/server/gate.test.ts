import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate } from './gate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to. */
function someWork(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    log.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test('as many as there is room for are inside, the others follow in their order', async () => {
  const pass = createGate({ size: 2, patience: 500 });
  const begun: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => someWork(begun, name));
  const results = [a, b, c, d].map((one) => pass(one?.work ?? Promise.reject));
  expect(begun).toEqual(['a', 'b']);
  b?.end();
  expect(await results[1]).toBe('b');
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']));
  a?.end();
  c?.end();
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c', 'd']));
  d?.end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('an error is given back and makes room', async () => {
  const pass = createGate({ size: 1, patience: 500 });
  const begun: string[] = [];
  const [a, b] = [someWork(begun, 'a'), someWork(begun, 'b')];
  const [first, second] = [pass(a.work), pass(b.work)];
  a.fail();
  await expect(first).rejects.toThrow('a');
  b.end();
  expect(await second).toBe('b');
});

test('nobody waits for those who are stuck', async () => {
  const pass = createGate({ size: 1, patience: 500 });
  const begun: string[] = [];
  void pass(someWork(begun, 'stuck').work);
  const next = someWork(begun, 'next');
  const result = pass(next.work);
  await vi.advanceTimersByTimeAsync(499);
  expect(begun).toEqual(['stuck']);
  await vi.advanceTimersByTimeAsync(1);
  next.end();
  expect(await result).toBe('next');
});
