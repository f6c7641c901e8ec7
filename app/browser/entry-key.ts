import { recall, store } from './storage.ts';

/** The visitor's input under a history entry, by the name of the part of the page. */
export type EntryRecord = Readonly<Record<string, unknown>>;

/** Prefix of a record's key in session storage. */
export const PREFIX = 'entry-';

/** Records that this document has read or written, by the entry's key. They serve alone where storage is blocked. */
export const records = new Map<string, EntryRecord>();

/** Whether the current history entry has a record. */
export function hasEntry(): boolean {
  return recall('sessionStorage', PREFIX + keyNow()) !== null;
}

/** Stores the record of an entry. */
export function putEntry(key: string, record: EntryRecord): void {
  records.set(key, record);
  store('sessionStorage', PREFIX + key, JSON.stringify(record));
}

/** Begins the record of an entry whose address brought an input, and announces it. */
export function beginEntry(values: EntryRecord): void {
  putEntry(keyNow(), values);
  document.dispatchEvent(new Event('page:input'));
}

/** The key of the current history entry. Browsers without the Navigation API get one in the entry's state. */
export function keyNow(): string {
  if ('navigation' in globalThis) return navigation.currentEntry?.key ?? '';
  const { entry = String(Math.random()) } = history.state ?? {};
  history.replaceState({ ...history.state, entry }, '');
  return entry;
}
