import { trustedHtml } from '../trusted-html.ts';
import { hasRules } from './known-rules.ts';
import { keptErrorPage, loadPayload } from './payloads.ts';
import { isReachable } from './reachable.ts';

/** A page that was read, and the address that the server's redirects ended at. */
export interface ReadablePage {
  kind: 'page';
  page: Document;
  address: URL;
}

/**
 * What a navigation gets. `document`: the browser has to load the document itself, for a file, another site or a page of
 * another build. `unreachable`: the server does not answer.
 */
export type Reading = ReadablePage | { kind: 'document' } | { kind: 'unreachable' };

/**
 * Reads the page of an address: its payload, else its document, of which the answer of an error or a guard is one as
 * well.
 *
 * @param isWhole whether its document is needed: there is no payload, or the page on show has no layout
 */
export async function readPage(address: URL, isWhole: boolean): Promise<Reading> {
  const payload = isWhole ? null : await loadPayload(address.pathname);
  if (!payload) return readDocument(address);
  if (payload === 'other build') return { kind: 'document' };
  const { head, html } = payload;
  const page = parse(`<head>${head}</head><main>${html}</main>`);
  return { kind: 'page', page, address };
}

/** The page of an error, where it was fetched ahead. */
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
    // A proxy answers so while the site does not.
    if (response.status > 501 && response.status < 505) return { kind: 'unreachable' };
  } catch {
    // Offline, or a redirect to another site, which scripts may not follow.
    return { kind: (await isReachable()) ? 'document' : 'unreachable' };
  }
  // A script learns of no hash to which a rule leads.
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

/** Only for the site's own answers. */
function parse(html: string): Document {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  // A parser without script reads their content as elements.
  for (const element of page.querySelectorAll('noscript')) element.remove();
  return page;
}
