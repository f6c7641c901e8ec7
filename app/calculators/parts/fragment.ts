import { heldFragment, holdFragment } from './address.ts';
import { valueIn, withValue } from './fragment-text.ts';

/** Milliseconds: browsers take no more than a hundred changes of an entry in half a minute. */
const PAUSE = 400;

const waiting = new Map<string, unknown>();
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
 *
 * @param value what JSON knows, and bigints, which come back as texts; null takes it away
 */
export function writeFragment(key: string, value: unknown): void {
  if (waiting.size === 0) {
    timer = setTimeout(write, PAUSE);
    addEventListener('pagehide', write, { once: true });
    // A link to another place of the page begins a new entry: this one keeps what was put in.
    addEventListener('click', write, { once: true, capture: true });
    // Another entry is on show, which has its own: what waits belongs to the one that was left.
    addEventListener('popstate', drop, { once: true });
  }
  waiting.set(key, value);
}

/** An address of this page that holds only this calculator's input. */
export function linkTo(key: string, value: unknown): string {
  return location.origin + location.pathname + withValue('', key, value);
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
  if (waiting.size === 0) return;
  const pairs = [...waiting];
  drop();
  holdFragment(
    pairs.reduce((fragment, [key, value]) => withValue(fragment, key, value), heldFragment()),
  );
}

function drop(): void {
  clearTimeout(timer);
  removeEventListener('pagehide', write);
  removeEventListener('click', write, { capture: true });
  removeEventListener('popstate', drop);
  waiting.clear();
}
