import type { PagePayload } from '../page-route.ts';
import { matchRule } from '../route-rules.ts';
import { loadManifestSoon, type Manifest } from './manifest.ts';

/** By address, the build included; what could not be loaded is not kept. */
const payloads = new Map<string, Promise<PagePayload | null>>();

/** Where the payload of a page lies: `/privacy/_payload.json` (conformance PL-1). */
export function payloadPath(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}/_payload.json`;
}

/**
 * The payload of a page, as this build made it, fetched once (conformance PL-1). Null where there is none,
 * and where it cannot be had: that is told to the console, and the next one who asks tries again (PL-3).
 */
export async function loadPayload(pathname: string): Promise<PagePayload | null> {
  const manifest = await loadManifestSoon();
  // Without a manifest nothing is known of payloads, so it is tried.
  if (manifest && !hasPayload(manifest, pathname)) return null;
  const url = `${payloadPath(pathname)}?${__BUILD_ID__}`;
  const known = payloads.get(url);
  if (known) return known;
  const loading = fetchPayload(url).catch((error: unknown) => {
    payloads.delete(url);
    console.warn('Cannot load payload', url, error);
    return null;
  });
  payloads.set(url, loading);
  return loading;
}

/** Whether a page is the same for everyone, so that its payload can be asked for. */
export function hasPayload({ matcher, prerendered }: Manifest, pathname: string): boolean {
  const { prerender, redirect } = matchRule(matcher, pathname);
  if (redirect !== undefined) return false;
  return prerender ?? prerendered.includes(pathname.replace(/(?<=.)\/$/, ''));
}

async function fetchPayload(url: string): Promise<PagePayload> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The payload answered ${response.status}.`);
  const payload: unknown = await response.json();
  if (!isPayload(payload)) throw new Error('The payload is not one.');
  return payload;
}

function isPayload(value: unknown): value is PagePayload {
  return typeof value === 'object' && value !== null && 'head' in value && 'content' in value;
}
