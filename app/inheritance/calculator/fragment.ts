import { valueIn, withValue } from './fragment-text.ts';

/** Milliseconds: browsers take no more than a hundred changes of the address in half a minute. */
const PAUSE = 400;

const waiting = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;
let page = '';

/**
 * What the address holds for a calculator: it is never sent to a server. Not validated.
 *
 * @param key id of the calculator's chapter, to which a link with it leads
 * @returns null when there is nothing, or rubbish
 */
export function readFragment(key: string): unknown {
  write();
  return valueIn(location.hash, key);
}

/**
 * Keeps a calculator's input in the address, so that a reload finds it again. Neither the history nor the
 * scroll position notices.
 *
 * @param value what JSON knows, and bigints, which come back as texts; null takes it away
 */
export function writeFragment(key: string, value: unknown): void {
  if (waiting.size === 0) {
    page = location.pathname;
    timer = setTimeout(write, PAUSE);
    addEventListener('pagehide', write, { once: true });
    // A link to another place of the page begins a new entry: this one keeps what was put in.
    addEventListener('click', write, { once: true, capture: true });
  }
  waiting.set(key, value);
}

/** An address of this page that holds only this calculator's input. */
export function linkTo(key: string, value: unknown): string {
  return location.origin + location.pathname + withValue('', key, value);
}

/**
 * Calls when the address comes to hold another input for the calculator: a link, Back.
 *
 * @returns ends it
 */
export function watchFragment(key: string, listener: (value: unknown) => void): () => void {
  const tell = () => {
    const value = valueIn(location.hash, key);
    if (value !== null) listener(value);
  };
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

function write(): void {
  if (waiting.size === 0) return;
  clearTimeout(timer);
  removeEventListener('pagehide', write);
  removeEventListener('click', write, { capture: true });
  let { hash } = location;
  for (const [key, value] of waiting) hash = withValue(hash, key, value);
  waiting.clear();
  // By Back the visitor may have left before it was written.
  if (location.pathname !== page) return;
  // The router keeps what it needs in the entry's state.
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}
