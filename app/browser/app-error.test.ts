import { expect, test, vi } from 'vitest';
import { appError, reportAppError } from './app-error.ts';

test('RT-10: logs each error and keeps the first one', () => {
  const root = { dataset: {} };
  vi.stubGlobal('document', { documentElement: root });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(appError()).toBeUndefined();
  const [first, second] = [new RangeError('first'), new Error('second')];
  reportAppError(first);
  reportAppError(second, 'Error while mounting app:');
  expect(appError()).toBe(first);
  expect(root.dataset).toEqual({ appError: 'RangeError' });
  expect(logged.mock.calls).toEqual([
    ['Error caught during app initialization:', first],
    ['Error while mounting app:', second],
  ]);
  logged.mockClear();
  vi.unstubAllGlobals();
});
