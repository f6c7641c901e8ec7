import { forget, recall, store } from './storage.ts';

const PREFIX = 'entry-';

type EntryRecord = Readonly<Record<string, unknown>>;

/** Records of the entries that this document has read or written. They serve alone where storage is blocked. */
const records = new Map<string, EntryRecord>();
/** Keys of the records that session storage has held. */
const stored = new Set<string>();
const listeners = new Set<() => void>();

/** Path of the page on show. While another page loads, the address is already that of the other page. */
let path = '';
/** Key of the history entry of the page on show. */
let shown = '';

/**
 * Follows the history entries of the page on show. Each entry has a record of what the visitor has entered there, in
 * session storage under the entry's key, so a reload, Back and Forward restore it (conformance RT-15).
 */
export function watchEntries(): void {
  noteShown();
  document.addEventListener('page:shown', noteShown);
  addEventListener('popstate', turn);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forgetDeleted();
  });
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', turn);
}

/** Follows a move within the page. A new entry shows what the entry before it has. */
function turn(): void {
  // The entry belongs to a page that is still loading.
  if (location.pathname !== path) return;
  const key = keyNow();
  if (key === shown) return;
  const before = recordOf(shown);
  shown = key;
  if (recordOf(key)) for (const listener of listeners) listener();
  else if (before) put(before);
}

/** Returns a value of the current entry's record, or null. It is JSON, not validated. */
export function readEntry(name: string): unknown {
  return recordOf(shown)?.[name] ?? null;
}

/** Stores a value in the record of the page on show, at once; null removes it. */
export function changeEntry(name: string, value: unknown): void {
  put({ ...recordOf(shown), [name]: value ?? undefined });
}

/** Begins the record of an entry whose address brought an input. */
export function beginEntry(values: EntryRecord): void {
  shown = keyNow();
  put(values);
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` when the page on show turns to an entry with another record.
 *
 * @returns unsubscribes
 */
export function subscribeEntry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the current entry has a record. */
export function hasEntry(): boolean {
  return recordOf(shown) !== undefined;
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

function noteShown(): void {
  path = location.pathname;
  shown = keyNow();
}

function put(record: EntryRecord): void {
  records.set(shown, record);
  store('sessionStorage', PREFIX + shown, JSON.stringify(record));
  if (recall('sessionStorage', PREFIX + shown) !== null) stored.add(shown);
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

function parsed(text: string | null): EntryRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The key of the current history entry. Browsers without the Navigation API get one in the entry's state. */
function keyNow(): string {
  if ('navigation' in globalThis) return navigation.currentEntry?.key ?? '';
  const known: unknown = history.state?.entry;
  if (typeof known === 'string') return known;
  const entry = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  history.replaceState({ ...history.state, entry }, '');
  return entry;
}
