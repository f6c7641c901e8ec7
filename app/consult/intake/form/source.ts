import { recall, store } from '#app/browser/storage.ts';
import { type Source, sourceKeys } from '#app/consult/requests/stored.ts';
import { reportedPath } from '#app/tracking/address.ts';

const STORAGE_KEY = 'source';
/** Longest value kept, in characters. */
const LIMIT = 200;
let known: string | null = null;

/**
 * Stores the source of this tab's first page; later pages do not change it. Of the referrer only the host is
 * stored, of the address the path and campaign parameters.
 */
export function rememberSource(): void {
  known = recall('sessionStorage', STORAGE_KEY);
  if (known !== null) return;
  known = JSON.stringify(readSource(location, document.referrer));
  store('sessionStorage', STORAGE_KEY, known);
}

/** The source of this visit as JSON, as sent with a request; null before it is stored. */
export function visitSource(): string | null {
  return known;
}

/** @param referrer address of the previous page, or empty */
export function readSource(
  page: Pick<URL, 'pathname' | 'search' | 'host'>,
  referrer: string,
): Source {
  const source: Source = { landing: reportedPath(page.pathname).slice(0, LIMIT) };
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
    // None, or not a URL, as some apps send.
    return null;
  }
}
