import { recall, store } from './storage.ts';

/** The visitor's input under a history entry, by the name of the part of the page. */
export type EntryRecord = Readonly<Record<string, unknown>>;

/**
 * The history entry of the page on show. While another page loads, the address and the current entry are already those
 * of the other page. The main script has this module; entry-state.ts loads with the parts that have input.
 */
export const entry = {
  path: '',
  key: '',
  /** Records that this document has read or written. They serve alone where storage is blocked. */
  records: new Map<string, EntryRecord>(),
};

/** Prefix of a record's key in session storage. */
export const PREFIX = 'entry-';

/** Follows the entry of the page on show. */
export function watchEntries(): void {
  noteShown();
  document.addEventListener('page:shown', noteShown);
}

/** Whether the entry of the page on show has a record. */
export function hasEntry(): boolean {
  return entry.records.has(entry.key) || recall('sessionStorage', PREFIX + entry.key) !== null;
}

/** Stores the record of the entry of the page on show. */
export function putEntry(record: EntryRecord): void {
  entry.records.set(entry.key, record);
  store('sessionStorage', PREFIX + entry.key, JSON.stringify(record));
}

/** Begins the record of an entry whose address brought an input, and announces it. */
export function beginEntry(values: EntryRecord): void {
  entry.key = keyNow();
  putEntry(values);
  document.dispatchEvent(new Event('entry:begun'));
}

/** The key of the current history entry. Browsers without the Navigation API get one in the entry's state. */
export function keyNow(): string {
  if ('navigation' in globalThis) return navigation.currentEntry?.key ?? '';
  const known: unknown = history.state?.entry;
  if (typeof known === 'string') return known;
  const key = String(Math.random());
  history.replaceState({ ...history.state, entry: key }, '');
  return key;
}

function noteShown(): void {
  entry.path = location.pathname;
  entry.key = keyNow();
}
