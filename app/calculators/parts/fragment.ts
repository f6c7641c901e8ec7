import { writeNow, writeSoon } from '#app/browser/write-soon.ts';
import { heldFragment, holdFragment } from './address.ts';
import { valueIn } from './fragment-text.ts';

/**
 * What this visit holds for a calculator, from a link or from before a reload. Not validated.
 *
 * @param key id of the calculator's chapter, to which a link with it leads
 * @returns null when there is nothing; a text when it cannot be read
 */
export function readFragment(key: string): unknown {
  writeNow();
  return valueIn(heldFragment(), key);
}

/**
 * Keeps a calculator's input in the entry of the history, so that a reload finds it again, and Back and
 * Forward do.
 */
export function writeFragment(fragment: string): void {
  writeSoon(() => holdFragment(fragment));
}

/**
 * Calls when another input is there for the calculator: by a link, by Back.
 *
 * @returns ends it
 */
export function watchFragment(key: string, listener: (value: unknown) => void): () => void {
  const notify = () => {
    const value = valueIn(heldFragment(), key);
    if (value !== null) listener(value);
  };
  addEventListener('popstate', notify);
  return () => removeEventListener('popstate', notify);
}
