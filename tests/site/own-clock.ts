import { onTestFinished, vi } from 'vitest';
import { openTestStorage, type TestStorage } from './storage.ts';

/**
 * Opens an empty database with a clock and timers that only the test advances. All end with the test.
 *
 * @param now start of the clock; the current time by default
 */
export async function openUnderOwnClock(now = new Date()): Promise<TestStorage> {
  const storage = await openTestStorage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
  onTestFinished(async () => {
    vi.useRealTimers();
    await storage.close();
  });
  return storage;
}
