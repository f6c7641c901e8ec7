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
      // In a page that is kept for Back, no entry is its own.
      const isShown = () => document.getElementById(key) !== null;
      const take = () => {
        // What waits belongs to the entry that was left.
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
          // The last of it may have been typed while the page was left.
          else if (latest !== undefined) holdFragment(fragmentOf(key, latest));
        },
        { signal },
      );
      return () => end.abort();
    },
  };
}
