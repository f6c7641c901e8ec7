import { expect, test, vi } from 'vitest';
import { appError, reportAppError } from './app-error.ts';

test('RT-10: logs each error and keeps the first one', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(appError()).toBeUndefined();
  const [first, second] = [new Error('first'), new Error('second')];
  reportAppError(first);
  reportAppError(second, 'Error while mounting app:');
  expect(appError()).toBe(first);
  expect(logged.mock.calls).toEqual([
    ['Error caught during app initialization:', first],
    ['Error while mounting app:', second],
  ]);
  logged.mockClear();
});
