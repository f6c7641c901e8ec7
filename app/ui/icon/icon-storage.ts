import { type IconSet, isIconSet } from './icon-set.ts';

/** Each entry is one answer of a host (conformance IC-6). */
const MAX_ENTRIES = 50;
const KEPT_HOURS = 168;

/** Keys and values are those of Iconify before version 4. */
const VERSION = 'iconify2';
const VERSION_KEY = 'iconify-version';
const COUNT_KEY = 'iconify-count';
const keyOf = (slot: number) => `iconify${slot}`;

/** The stored answers that are not too old; all other entries are removed. */
export function storedIcons(): IconSet[] {
  const storage = openStorage();
  if (!storage) return [];
  const sets: IconSet[] = [];
  let count = 0;
  for (let slot = 0; slot < countOf(storage); slot++) {
    const set = readEntry(storage.getItem(keyOf(slot)));
    if (!set) {
      storage.removeItem(keyOf(slot));
      continue;
    }
    sets.push(set);
    count = slot + 1;
  }
  tryToWrite(storage, COUNT_KEY, String(count));
  return sets;
}

/** Stores an answer in the first free slot; without one, it is not stored. */
export function storeIcons({ not_found: _, ...data }: IconSet): void {
  const storage = openStorage();
  if (!storage || Object.keys(data.icons).length === 0) return;
  const count = countOf(storage);
  let slot = 0;
  while (slot < count && storage.getItem(keyOf(slot)) !== null) slot++;
  if (slot === MAX_ENTRIES) return;
  const entry = { cached: hoursNow(), provider: '', data };
  tryToWrite(storage, keyOf(slot), JSON.stringify(entry));
  if (slot === count) tryToWrite(storage, COUNT_KEY, String(count + 1));
}

/** Local storage, or else session storage; null where both are blocked. */
function openStorage(): Storage | null {
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = area();
      if (storage.getItem(VERSION_KEY) !== VERSION) {
        storage.setItem(COUNT_KEY, '0');
        storage.setItem(VERSION_KEY, VERSION);
      }
      return storage;
    } catch {
      // Blocked or full.
    }
  }
  return null;
}

function countOf(storage: Storage): number {
  return Math.min(Number(storage.getItem(COUNT_KEY)) || 0, MAX_ENTRIES);
}

function readEntry(json: string | null): IconSet | null {
  try {
    const entry: unknown = JSON.parse(json ?? 'null');
    if (typeof entry !== 'object' || entry === null) return null;
    if (!('cached' in entry && 'provider' in entry && 'data' in entry)) return null;
    const fresh = typeof entry.cached === 'number' && entry.cached > hoursNow() - KEPT_HOURS;
    return fresh && entry.provider === '' && isIconSet(entry.data) ? entry.data : null;
  } catch {
    // Not written by this code.
    return null;
  }
}

function tryToWrite(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Full: the answer is requested again on the next visit.
  }
}

/** Since 1970. */
function hoursNow(): number {
  return Math.floor(Date.now() / 3_600_000);
}
