import { type EntryRecord, keyNow, PREFIX, putEntry, records } from './entry-key.ts';
import { forget, recall } from './storage.ts';

declare global {
  interface DocumentEventMap {
    /** The address of an entry of the page on show has brought an input. */
    'page:input': Event;
  }
}

const listeners = new Set<() => void>();
/** Keys of the records that session storage has held. */
const stored = new Set<string>();
/** The history entry of the page on show. While another page loads, the address is already that of the other page. */
const entry = { path: '', key: '' };
let isWatching = false;

/**
 * Calls `listener` when the page on show turns to an entry with another record. Each history entry has a record of what
 * the visitor has entered there, in session storage under the entry's key, so a reload, Back and Forward restore it
 * (conformance RT-15).
 *
 * @returns unsubscribes
 */
export function subscribeEntry(listener: () => void): () => void {
  watchTurns();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Follows the entries from the first use on, when the page on show is that of the current entry. */
function watchTurns(): void {
  if (isWatching) return;
  isWatching = true;
  noteShown();
  document.addEventListener('page:shown', noteShown);
  addEventListener('popstate', turn);
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', turn);
  document.addEventListener('page:input', () => {
    entry.key = keyNow();
    tell();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forgetDeleted();
  });
}

function noteShown(): void {
  entry.path = location.pathname;
  entry.key = keyNow();
}

/** Follows a move within the page. A new entry shows what the entry before it has. */
function turn(): void {
  const key = keyNow();
  // The entry may belong to a page that is still loading.
  if (location.pathname !== entry.path || key === entry.key) return;
  const before = recordOf(entry.key);
  entry.key = key;
  if (recordOf(key)) tell();
  else if (before) put(before);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Returns a value of the record of the page on show, or null. It is JSON, not validated. */
export function readEntry(name: string): unknown {
  watchTurns();
  return recordOf(entry.key)?.[name] ?? null;
}

/** Stores a value in the record of the page on show, at once; null removes it. */
export function changeEntry(name: string, value: unknown): void {
  watchTurns();
  put({ ...recordOf(entry.key), [name]: value ?? undefined });
}

/** Deletes the records of all entries. */
export function forgetEntries(): void {
  records.clear();
  stored.clear();
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) forget('sessionStorage', key);
    }
  } catch {
    // Storage is blocked.
  }
}

/** Clears this document, which the browser has kept for Back, if the visitor has deleted all input in another one. */
function forgetDeleted(): void {
  if ([...stored].every((key) => recall('sessionStorage', PREFIX + key) !== null)) return;
  forgetEntries();
  document.dispatchEvent(new Event('input:cleared'));
}

function recordOf(key: string): EntryRecord | undefined {
  const known = records.get(key);
  if (known) return known;
  const record = parsed(recall('sessionStorage', PREFIX + key));
  if (record) {
    records.set(key, record);
    stored.add(key);
  }
  return record;
}

function put(record: EntryRecord): void {
  putEntry(entry.key, record);
  if (recall('sessionStorage', PREFIX + entry.key) !== null) stored.add(entry.key);
}

function parsed(text: string | null): EntryRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
