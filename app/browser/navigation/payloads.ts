import { BUILD_HEADER, ERROR_PAYLOAD, type Payload, payloadPath } from '#app/routing/payload.ts';
import { knownRules } from './known-rules.ts';

/** Limit of the payloads kept in memory, in characters; the least recently used are evicted. */
const MAX_KEPT = 1_000_000;

/** By address with build id. A payload that cannot be loaded is not kept. */
const payloads = new Map<string, Promise<Payload | null>>();
const sizes = new Map<string, number>();

/** The payload came from another build than this document. */
export class OtherBuildError extends Error {}

/**
 * The payload of a page, fetched once (conformance PL-1). Null where there is none, and where loading fails: that is
 * logged, and the next call tries again (PL-3).
 *
 * @throws OtherBuildError
 */
export async function loadPayload(pathname: string): Promise<Payload | null> {
  const { hasPayload, isGuarded } = knownRules();
  if (!hasPayload(pathname)) return null;
  const url = `${payloadPath(pathname)}?${__BUILD_ID__}`;
  const known = payloads.get(url);
  const loading = known ?? fetchPayload(url);
  // As the most recently used.
  payloads.delete(url);
  if (!isGuarded(pathname)) payloads.set(url, loading);
  try {
    return await loading;
  } catch (error) {
    forget(url);
    if (error instanceof OtherBuildError) throw error;
    console.warn('Cannot load payload', url, error);
    return null;
  }
}

/** The page of an error, in memory for the time when nothing can be fetched (conformance RT-9). */
let errorPage: Payload | null = null;

export const keptErrorPage = (): Payload | null => errorPage;

export async function fetchErrorPage(): Promise<void> {
  errorPage = await fetchPayload(`${ERROR_PAYLOAD}?${__BUILD_ID__}`).catch(() => null);
}

/** Whether a payload is in memory or under way. */
export function hasLoaded(pathname: string): boolean {
  return payloads.has(`${payloadPath(pathname)}?${__BUILD_ID__}`);
}

async function fetchPayload(url: string): Promise<Payload> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The payload answered ${response.status}.`);
  const build = response.headers.get(BUILD_HEADER);
  if (build !== null && build !== __BUILD_ID__) throw new OtherBuildError();
  const text = await response.text();
  const payload: unknown = JSON.parse(text);
  if (!isPayload(payload)) throw new Error('The answer is no payload.');
  if (response.headers.get('cache-control')?.includes('no-store')) forget(url);
  else keep(url, text.length);
  return payload;
}

function keep(url: string, size: number): void {
  sizes.set(url, size);
  let total = [...sizes.values()].reduce((sum, each) => sum + each, 0);
  for (const oldest of payloads.keys()) {
    if (total <= MAX_KEPT) return;
    total -= sizes.get(oldest) ?? 0;
    if (oldest !== url) forget(oldest);
  }
}

function forget(url: string): void {
  payloads.delete(url);
  sizes.delete(url);
}

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && 'head' in value && 'html' in value;
}
