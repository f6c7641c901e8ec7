import { BUILD_HEADER, ERROR_PAYLOAD, type Payload, payloadPath } from '#app/routing/payload.ts';
import { knownRules } from './known-rules.ts';

/** Limit of the payloads kept in memory, in characters; the least recently used are evicted. */
const MAX_KEPT = 1_000_000;

/** The answer to the request of a payload. */
interface Answer {
  /** `other build`: another build than this document's has answered. */
  payload: Payload | 'other build';
  /** In characters. */
  size: number;
  mayKeep: boolean;
}

/** By address with build id, the least recently used first. A payload that cannot be loaded is not kept. */
const kept = new Map<string, { loading: Promise<Answer>; size: number }>();

/** The page of an error, in memory for the time when nothing can be fetched (conformance RT-9). */
let errorPage: Payload | null = null;

/**
 * The payload of a page, fetched once (conformance PL-1). Null where there is none, and where loading fails: that is
 * logged, and the next call tries again (PL-3).
 */
export async function loadPayload(pathname: string): Promise<Answer['payload'] | null> {
  const { hasPayload, isGuarded } = knownRules();
  if (!hasPayload(pathname)) return null;
  const url = addressOf(pathname);
  const entry = kept.get(url) ?? { loading: fetchPayload(url), size: 0 };
  kept.delete(url);
  if (!isGuarded(pathname)) kept.set(url, entry);
  try {
    const { payload, size, mayKeep } = await entry.loading;
    entry.size = size;
    if (mayKeep) evict();
    else kept.delete(url);
    return payload;
  } catch (error) {
    kept.delete(url);
    console.warn('Cannot load payload', url, error);
    return null;
  }
}

/** Whether a payload is in memory or under way. */
export const hasLoaded = (pathname: string): boolean => kept.has(addressOf(pathname));

export const keptErrorPage = (): Payload | null => errorPage;

/** Fetches the page of an error, unless it is in memory. */
export async function fetchErrorPage(): Promise<void> {
  if (errorPage) return;
  const answer = await fetchPayload(`${ERROR_PAYLOAD}?${__BUILD_ID__}`).catch(() => null);
  errorPage = answer && answer.payload !== 'other build' ? answer.payload : null;
}

function addressOf(pathname: string): string {
  return `${payloadPath(pathname)}?${__BUILD_ID__}`;
}

async function fetchPayload(url: string): Promise<Answer> {
  const response = await fetch(url);
  // One that was redirected is another page's.
  if (!response.ok || response.redirected) {
    throw new Error(`The payload answered ${response.status}.`);
  }
  const { headers } = response;
  const build = headers.get(BUILD_HEADER);
  if (build !== null && build !== __BUILD_ID__) {
    return { payload: 'other build', size: 0, mayKeep: false };
  }
  const text = await response.text();
  const payload: unknown = JSON.parse(text);
  if (!isPayload(payload)) throw new Error('The answer is no payload.');
  const mayKeep = !headers.get('cache-control')?.includes('no-store');
  return { payload, size: text.length, mayKeep };
}

/** Evicts the least recently used, but for the latest. */
function evict(): void {
  let total = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [url, { size }] of kept) {
    if (total <= MAX_KEPT || kept.size === 1) return;
    // It is still being fetched.
    if (size === 0) continue;
    kept.delete(url);
    total -= size;
  }
}

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && 'head' in value && 'html' in value;
}
