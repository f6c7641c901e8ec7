import { recall, store } from '#app/browser/storage.ts';
import type { Source } from '#app/consult/requests/stored.ts';
import { reportedPath } from '#app/tracking/address.ts';

const STORAGE_KEY = 'source';
/** Longest value kept, in characters. */
const LIMIT = 200;
const keptValue = /^(?:utm_\w+|gclid|NaPm|gad_campaignid|k_campaign|n_ad_group)$/;
let known: string | null = null;

/**
 * Stores the source of this tab's first page; later pages do not change it. Stores only the host of the referrer, or
 * an app's package name, and of the page's address the path, campaign parameters and the names of all parameters.
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
  // Android's apps send `android-app://` and their package name; some send no address.
  const [, host] = /^[\w-]+:\/\/([^/]+)/.exec(referrer) ?? [];
  if (host && host !== page.host) source.referrer = host.slice(0, LIMIT);
  const names: string[] = [];
  for (const [name, value] of new URLSearchParams(page.search)) {
    names.push(name);
    // A key of Source, or a name that the server does not keep: the list of all takes more script.
    if (value && keptValue.test(name)) source[name as keyof Source] ??= value.slice(0, LIMIT);
  }
  // The server keeps only the name that an advertiser adds.
  if (names[0]) source.click = names.join().slice(0, LIMIT);
  return source;
}
