import { createHmac, randomBytes } from 'node:crypto';

interface LimiterOptions {
  points: number;
  /** In seconds, from the first point taken. */
  duration: number;
  /** Maximum number of keys in memory, both of those that are counted and of those that are refused. */
  most?: number;
}

/** Points spent by a key. `end` is read from the monotonic clock, so that setting the system clock changes no limit. */
interface Window {
  spent: number;
  end: number;
}

/** A few megabytes. */
const MAX_KEYS = 20_000;

/** The memory holds MACs: only this process knows which address or contact a key belongs to. */
const secret = randomBytes(32);

/**
 * Counts points per key in windows of a fixed duration, in the memory of this process.
 *
 * Refused keys have a memory of their own, so that any number of keys that come once cannot evict one of them. Each
 * method accepts null for an unknown sender, which is never limited.
 */
export function createLimiter({ points, duration, most = MAX_KEYS }: LimiterOptions) {
  const counted = new Map<string, Window>();
  const refused = new Map<string, Window>();

  function waitOf(mac: string): number | null {
    const window = current(refused, mac);
    return window ? Math.max(Math.ceil((window.end - performance.now()) / 1000), 1) : null;
  }

  return {
    /** @returns the seconds until a refused key has points again; null if the key is not refused */
    wait: (key: string | null): number | null => (key === null ? null : waitOf(macOf(key))),
    /** @returns null, or the seconds until the key has points again: the request must be refused */
    take(key: string | null, cost = 1): number | null {
      if (key === null) return null;
      const mac = macOf(key);
      const known = waitOf(mac);
      if (known !== null) return known;
      const window = current(counted, mac) ?? {
        spent: 0,
        end: performance.now() + duration * 1000,
      };
      window.spent += cost;
      remember(counted, mac, window, most);
      if (window.spent <= points) return null;
      remember(refused, mac, window, most);
      return waitOf(mac);
    },
    /** Returns points to a key. An evicted or expired key gets no credit. */
    giveBack(key: string | null, cost: number): void {
      const window = key === null ? undefined : current(counted, macOf(key));
      if (window) window.spent -= cost;
    },
  };
}

const macOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64');

function current(windows: Map<string, Window>, mac: string): Window | undefined {
  const window = windows.get(mac);
  return window && window.end > performance.now() ? window : undefined;
}

/** Moves a key to the end, then evicts expired keys from the front, and the least recently used one over the maximum. */
function remember(windows: Map<string, Window>, mac: string, window: Window, most: number): void {
  windows.delete(mac);
  windows.set(mac, window);
  for (const [oldest, { end }] of windows) {
    if (windows.size <= most && end > performance.now()) break;
    windows.delete(oldest);
  }
}
