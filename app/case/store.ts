import * as v from 'valibot';
import { forget, recall, store } from '#app/browser/storage.ts';
import { CASE_KEY } from './key.ts';

/** A version of the stored case. */
export interface Format<Facts> {
  version: number;
  /** A case without facts. */
  empty: Facts;
  schema: v.GenericSchema<unknown, Facts>;
  /** Migrations by the version from which each leads to the next. */
  migrations: Readonly<Record<number, (facts: unknown) => unknown>>;
}

export interface CaseState<Facts> {
  facts: Readonly<Facts>;
  /** Whether this device keeps the case after the tab is closed. */
  isKept: boolean;
  /** Whether a stored case could not be read and was dropped, and nothing has been entered since. */
  isLost: boolean;
}

/** A change of facts. Undefined removes a fact. */
export type FactsChange<Facts> = { [Name in keyof Facts]?: Facts[Name] | undefined };

/**
 * Creates the store of the visitor's case. The case is in the tab's session. The device keeps it only after `keep`.
 * Nothing is sent.
 */
export function createCase<Facts extends object>(format: Format<Facts>) {
  const { version, empty, schema, migrations } = format;
  const listeners = new Set<() => void>();
  const nothing: CaseState<Facts> = { facts: empty, isKept: false, isLost: false };
  let state: CaseState<Facts> | undefined;

  function load(): CaseState<Facts> {
    const kept = recall('localStorage', CASE_KEY);
    const text = recall('sessionStorage', CASE_KEY) ?? kept;
    const facts = text === null ? empty : parse(text);
    if (facts) return { facts, isKept: kept !== null, isLost: false };
    forgetBoth();
    return { ...nothing, isLost: true };
  }

  /** Returns the facts of a stored text in the current version; null if it cannot be read. */
  function parse(text: string): Facts | null {
    try {
      const stored = v.parse(StoredSchema, JSON.parse(text));
      let { facts } = stored;
      for (let at = stored.version; at < version; at++) facts = migrations[at]?.(facts);
      return stored.version > version ? null : v.parse(schema, facts);
    } catch {
      return null;
    }
  }

  function set(next: CaseState<Facts>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Follows another tab, if both keep the case on this device. */
  function follow({ key, newValue }: StorageEvent): void {
    if (key !== CASE_KEY || !snapshot().isKept) return;
    if (newValue === null) {
      clear();
      return;
    }
    store('sessionStorage', CASE_KEY, newValue);
    set(load());
  }

  function snapshot(): CaseState<Facts> {
    state ??= load();
    return state;
  }

  function write(facts: CaseState<Facts>['facts'], isKept: boolean): void {
    const text = JSON.stringify({ version, facts });
    store('sessionStorage', CASE_KEY, text);
    if (isKept) store('localStorage', CASE_KEY, text);
    set({ facts, isKept: isKept && recall('localStorage', CASE_KEY) !== null, isLost: false });
  }

  /** Deletes the case from the tab and the device. */
  function clear(): void {
    forgetBoth();
    set(nothing);
  }

  return {
    /** The state as a snapshot, for `useSyncExternalStore`. */
    snapshot,
    /** The known facts. */
    read: () => snapshot().facts,
    change(part: FactsChange<Facts>): void {
      const { facts, isKept } = snapshot();
      const changed = Object.entries({ ...facts, ...part }).filter(
        ([, fact]) => fact !== undefined,
      );
      // The entries are those of the facts and the change, without removed facts.
      write(Object.fromEntries(changed) as Facts, isKept);
    },
    /** Calls `listener` after each change. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', follow);
      };
    },
    /** Keeps the case on this device. `isKept` stays false where the browser allows no storage. */
    keep: () => write(snapshot().facts, true),
    /** Deletes the case from the device. The tab keeps it. */
    unkeep(): void {
      forget('localStorage', CASE_KEY);
      set({ ...snapshot(), isKept: false });
    },
    clear,
  };
}

const StoredSchema = v.object({ version: v.pipe(v.number(), v.integer()), facts: v.unknown() });

function forgetBoth(): void {
  forget('sessionStorage', CASE_KEY);
  forget('localStorage', CASE_KEY);
}
