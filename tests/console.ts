import { afterEach, expect, vi } from 'vitest';

/** Fails tests whose code logs an error to the console. */
const error = vi.spyOn(console, 'error');

afterEach(() => {
  const said = error.mock.calls.map((words) => words.join(' '));
  error.mockClear();
  expect(said, 'console.error was called').toEqual([]);
});
