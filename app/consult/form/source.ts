import { recall, store } from '#app/browser/storage.ts';
import { type Source, sourceKeys } from '../submission/stored.ts';

const STORAGE_KEY = 'source';
/** Longest value kept, in characters. */
const LIMIT = 200;
let known: string | null = null;

/**
 * Remembers for this tab where its first page was reached from; later pages change nothing. Of the
 * referrer only its host is kept, of the address its path and the marks of advertisements.
 */
export function rememberSource(): void {
  known = recall('sessionStorage', STORAGE_KEY);
  if (known !== null) return;
  known = JSON.stringify(readSource(location, document.referrer));
  store('sessionStorage', STORAGE_KEY, known);
}

/** The source of this visit as JSON, as it is sent with a request; null before it is remembered. */
export function visitSource(): string | null {
  return known;
}

/** @param referrer the address of the page before, or empty */
export function readSource(
  page: Pick<URL, 'pathname' | 'search' | 'host'>,
  referrer: string,
): Source {
  const source: Source = { landing: page.pathname.slice(0, LIMIT) };
  const host = hostOf(referrer);
  if (host && host !== page.host) source.referrer = host.slice(0, LIMIT);
  const query = new URLSearchParams(page.search);
  for (const name of sourceKeys) {
    const value = name === 'landing' || name === 'referrer' ? null : query.get(name);
    if (value) source[name] = value.slice(0, LIMIT);
  }
  return source;
}

function hostOf(address: string): string | null {
  try {
    return new URL(address).host;
  } catch {
    // None, or of an app that calls itself as it likes.
    return null;
  }
}
