import { dropWrite, writeNow, writeSoon } from '#app/browser/write-soon.ts';
import { heldFragment, holdFragment } from './address.ts';
import { fragmentOf, valueIn } from './fragment-text.ts';

/** Storage for a calculator's input while the calculator is not on show. */
export interface InputStore {
  /**
   * Returns the stored input, not validated.
   *
   * @returns null if nothing is stored; the raw text if it cannot be read
   */
  read: () => unknown;
  /** Stores an input: JSON, which may contain bigints. */
  change: (value: unknown) => void;
  /**
   * Calls `listener` when anything but `change` replaces the stored input.
   *
   * @returns unsubscribes
   */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Stores the input in the history entry, from which a reload, Back and Forward restore it, and reads the input of
 * a link.
 *
 * @param key id of the calculator's chapter, the anchor of a link with an input
 */
export function historyEntryStore(key: string): InputStore {
  let latest: unknown;
  return {
    read: () => {
      writeNow();
      return valueIn(heldFragment(), key);
    },
    change: (value) => {
      latest = value;
      writeSoon(() => holdFragment(fragmentOf(key, value)));
    },
    subscribe: (listener) => {
      const end = new AbortController();
      const { signal } = end;
      // The current history entry does not belong to a page kept for Back.
      const isShown = () => document.getElementById(key) !== null;
      const take = () => {
        // The pending write belongs to the entry that the visitor left.
        dropWrite();
        latest = undefined;
        listener();
      };
      addEventListener('popstate', () => isShown() && take(), { signal });
      document.addEventListener(
        'page:returned',
        ({ detail: { isSame } }) => {
          if (!isShown()) return;
          if (!isSame) take();
          // The visitor may have typed the last characters while the navigation was under way.
          else if (latest !== undefined) holdFragment(fragmentOf(key, latest));
        },
        { signal },
      );
      return () => end.abort();
    },
  };
}
