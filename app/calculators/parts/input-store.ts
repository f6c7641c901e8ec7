import { dropWrite, writeNow, writeSoon } from '#app/browser/write-soon.ts';
import { heldFragment, holdFragment } from './address.ts';
import { fragmentOf, valueIn } from './fragment-text.ts';

/** Where a calculator's input is kept while the calculator is not on show. */
export interface InputStore {
  /**
   * What is kept. Not validated.
   *
   * @returns null where nothing is kept; a text where what is kept cannot be read
   */
  read: () => unknown;
  /** Keeps an input: a JSON value, or bigints in it. */
  change: (value: unknown) => void;
  /**
   * Calls `listener` when something other than `change` has put another input there.
   *
   * @returns ends it
   */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the input in the entry of the history, where a reload, Back and Forward find it again, and takes
 * what a link holds.
 *
 * @param key id of the calculator's chapter, to which a link with an input leads
 */
export function historyEntryStore(key: string): InputStore {
  return {
    read: () => {
      writeNow();
      return valueIn(heldFragment(), key);
    },
    change: (value) => writeSoon(() => holdFragment(fragmentOf(key, value))),
    subscribe: (listener) => {
      const notify = () => {
        // What waits belongs to the entry that was left.
        dropWrite();
        listener();
      };
      addEventListener('popstate', notify);
      return () => removeEventListener('popstate', notify);
    },
  };
}
