import { heldFragment, holdFragment } from './address.ts';
import { valueIn } from './fragment-text.ts';

/** Milliseconds: browsers take no more than a hundred changes of an entry in half a minute. */
const PAUSE = 400;

let waiting: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * What this visit holds for a calculator, from a link or from before a reload. Not validated.
 *
 * @param key id of the calculator's chapter, to which a link with it leads
 * @returns null when there is nothing; a text when it cannot be read
 */
export function readFragment(key: string): unknown {
  write();
  return valueIn(heldFragment(), key);
}

/**
 * Keeps a calculator's input in the entry of the history, so that a reload finds it again, and Back and
 * Forward do.
 */
export function writeFragment(fragment: string): void {
  if (waiting === null) {
    timer = setTimeout(write, PAUSE);
    addEventListener('pagehide', write);
    // A link to another place of the page begins a new entry: this one keeps what was put in.
    addEventListener('click', write, { capture: true });
    // Another page has come in the place of this one. Before address.ts takes note of it.
    document.addEventListener('page:shown', write, { capture: true });
    // Another entry is on show, which has its own: what waits belongs to the one that was left.
    addEventListener('popstate', drop);
  }
  waiting = fragment;
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

function write(): void {
  if (waiting === null) return;
  const fragment = waiting;
  drop();
  holdFragment(fragment);
}

function drop(): void {
  clearTimeout(timer);
  removeEventListener('pagehide', write);
  removeEventListener('click', write, { capture: true });
  document.removeEventListener('page:shown', write, { capture: true });
  removeEventListener('popstate', drop);
  waiting = null;
}
