import { onTestFinished, vi } from 'vitest';
import { openTestStorage, type TestStorage } from './storage.ts';

/**
 * An empty database, and a clock and timers that only the test moves; both end with the test.
 *
 * @param now where the clock begins; omitted: at the present time
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
