import { afterEach, expect, vi } from 'vitest';

/** An error on the console is a fault of the code under test. */
const error = vi.spyOn(console, 'error');

afterEach(() => {
  const said = error.mock.calls.map((words) => words.join(' '));
  error.mockClear();
  expect(said, 'console.error was called').toEqual([]);
});
