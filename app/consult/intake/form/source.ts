import { recall, store } from '#app/browser/storage.ts';
import { type Source, sourceKeys } from '#app/consult/requests/stored.ts';
import { reportedPath } from '#app/tracking/address.ts';
import { findClickId } from '#app/tracking/counts/click-ids.ts';

const STORAGE_KEY = 'source';
/** Longest value kept, in characters. */
const LIMIT = 200;
let known: string | null = null;

/**
 * Stores the source of this tab's first page; later pages do not change it. Of the referrer only the host is
 * stored, or an app's package name, of the address the path, campaign parameters and the name of a click's parameter.
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
    const value = ownKeys.includes(name) ? null : query.get(name);
    if (value) source[name] = value.slice(0, LIMIT);
  }
  const click = findClickId(query);
  if (click) source.click = click;
  return source;
}

/** Keys that are no parameters. */
const ownKeys: (keyof Source)[] = ['landing', 'referrer', 'click'];

function hostOf(address: string): string | null {
  // Android's apps send `android-app://` and their package name, in which older browsers see no host.
  const [, app] = /^android-app:\/\/([\w.]+)/.exec(address) ?? [];
  if (app) return app;
  try {
    return new URL(address).host;
  } catch {
    // None, or not a URL, as some apps send.
    return null;
  }
}
