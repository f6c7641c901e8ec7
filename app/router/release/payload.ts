import type { PagePayload } from '../page-route.ts';
import { matchRule } from '../route-rules.ts';
import { loadManifestSoon, type Manifest } from './manifest.ts';

/** By address with build id; failures are not kept. */
const payloads = new Map<string, Promise<PagePayload | null>>();

/** The path of a page's payload: `/privacy/_payload.json` (conformance PL-1). */
export function payloadPath(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}/_payload.json`;
}

/**
 * The payload of a page in this build, fetched once (conformance PL-1). Null where there is none, and where
 * loading fails: that is logged, and the next call tries again (PL-3).
 */
export async function loadPayload(pathname: string): Promise<PagePayload | null> {
  const manifest = await loadManifestSoon();
  // Without a manifest it is unknown which payloads exist.
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
  if (!isPayload(payload)) throw new Error('The answer is no payload.');
  return payload;
}

function isPayload(value: unknown): value is PagePayload {
  return typeof value === 'object' && value !== null && 'head' in value && 'content' in value;
}
