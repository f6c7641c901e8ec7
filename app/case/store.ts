import * as v from 'valibot';
import { forget, recall, store } from '#app/browser/storage.ts';
import { CASE_KEY, FILLED_KEY } from './key.ts';

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
  /** Whether the tab's storage holds what `state` does; false where it is blocked. */
  let hasStorage = true;

  function load(): CaseState<Facts> {
    const kept = recall('localStorage', CASE_KEY);
    const own = recall('sessionStorage', CASE_KEY);
    // Another tab may have changed the kept case while the browser had put this one to sleep.
    const isKept = kept !== null && (own === null || parse(own)?.isKept !== false);
    const text = isKept ? kept : own;
    const read = text === null ? { facts: empty } : parse(text);
    if (read) return { facts: read.facts, isKept, isLost: false };
    forgetBoth();
    return { ...nothing, isLost: true };
  }

  /** Returns a stored text in the current version; null if it cannot be read. */
  function parse(text: string): { facts: Facts; isKept: boolean } | null {
    try {
      const stored = v.parse(StoredSchema, JSON.parse(text));
      let { facts } = stored;
      for (let at = stored.version; at < version; at++) facts = migrations[at]?.(facts);
      if (stored.version > version) return null;
      return { facts: v.parse(schema, facts), isKept: stored.isKept };
    } catch {
      return null;
    }
  }

  function set(next: CaseState<Facts>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Follows another tab, if both keep the case on this device. */
  function follow({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
    if (key !== CASE_KEY || !snapshot().isKept) return;
    const read = newValue === null ? null : parse(newValue);
    // Otherwise the other tab has stopped keeping the case, or has deleted it, which it announces with an empty one.
    if (read) hold(read.facts, true);
    else hold(snapshot().facts, false);
  }

  function snapshot(): CaseState<Facts> {
    if (state === undefined) {
      state = load();
      addEventListener('storage', follow);
      addEventListener('pageshow', ({ persisted }) => {
        // Other pages may have changed the case while the browser kept this one for Back.
        if (persisted && hasStorage) set(load());
      });
    }
    return state;
  }

  /** Puts facts into the tab. */
  function hold(facts: CaseState<Facts>['facts'], isKept: boolean): void {
    const text = JSON.stringify({ version, facts, isKept });
    store('sessionStorage', CASE_KEY, text);
    hasStorage = recall('sessionStorage', CASE_KEY) === text;
    set({ facts, isKept, isLost: false });
  }

  function write(facts: CaseState<Facts>['facts'], isKept: boolean): void {
    const text = JSON.stringify({ version, facts });
    if (isKept) store('localStorage', CASE_KEY, text);
    hold(facts, isKept && recall('localStorage', CASE_KEY) === text);
  }

  /** Deletes the case from the tab and the device. */
  function clear(): void {
    // Other tabs that keep it delete it, too.
    if (snapshot().isKept) write(empty, true);
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
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keeps the case on this device. `isKept` stays false where the browser allows no storage. */
    keep: () => write(snapshot().facts, true),
    /** Deletes the case from the device. The tab keeps it. */
    unkeep(): void {
      forget('localStorage', CASE_KEY);
      hold(snapshot().facts, false);
    },
    clear,
  };
}

const StoredSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  facts: v.unknown(),
  /** In the tab's text: whether the tab keeps its case on the device, too. */
  isKept: v.optional(v.boolean(), true),
});

function forgetBoth(): void {
  forget('sessionStorage', CASE_KEY);
  forget('sessionStorage', FILLED_KEY);
  forget('localStorage', CASE_KEY);
}
