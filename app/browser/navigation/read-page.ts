import { trustedHtml } from '../trusted-html.ts';
import { hasRules } from './known-rules.ts';
import { keptErrorPage, loadPayload } from './payloads.ts';
import { isReachable } from './reachable.ts';

/** A page, and its address after the server's redirects. */
export interface ReadablePage {
  kind: 'page';
  page: Document;
  address: URL;
}

/**
 * The result of a navigation. `document`: the browser must load the document itself, for a file, another site or a page
 * of another build. `unreachable`: the server does not answer.
 */
export type Reading = ReadablePage | { kind: 'document' } | { kind: 'unreachable' };

/**
 * Reads the page of an address from its payload, or else from its document. The response of an error or a guard is also
 * read as a document.
 *
 * @param isWhole whether the document is needed, because a payload is missing or the current page has no layout
 */
export async function readPage(address: URL, isWhole: boolean): Promise<Reading> {
  const payload = isWhole ? null : await loadPayload(address.pathname);
  if (!payload) return readDocument(address);
  if (payload === 'other build') return { kind: 'document' };
  const { head, html } = payload;
  const page = parse(`<head>${head}</head><main>${html}</main>`);
  return { kind: 'page', page, address };
}

/** The error page, if it was prefetched. */
export function readErrorPage(): Document | null {
  const kept = keptErrorPage();
  return kept && parse(`<head>${kept.head}</head><div id="page">${kept.html}</div>`);
}

async function readDocument(address: URL): Promise<Reading> {
  let response: Response;
  let html: string;
  try {
    response = await fetch(address, { headers: { accept: 'text/html' } });
    html = await response.text();
    // A proxy answers 502, 503 or 504 while the site is down.
    if (response.status > 501 && response.status < 505) return { kind: 'unreachable' };
  } catch {
    // The browser is offline, or the response redirects to another site, which scripts may not follow.
    return { kind: (await isReachable()) ? 'document' : 'unreachable' };
  }
  // Scripts cannot read the hash of a redirect; only the rules tell it.
  if (response.redirected && !hasRules()) return { kind: 'document' };
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const page = isHtml ? parse(html) : null;
  if (!page || scriptOf(page) !== scriptOf(document)) return { kind: 'document' };
  const end = new URL(response.url);
  end.hash ||= address.hash;
  return { kind: 'page', page, address: end };
}

/** The address of the site's script, whose name changes with each build. */
function scriptOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
}

/** Parses HTML. Call it with the site's own responses only. */
function parse(html: string): Document {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  // A parser without scripting reads the content of `noscript` as elements.
  for (const element of page.querySelectorAll('noscript')) element.remove();
  return page;
}
