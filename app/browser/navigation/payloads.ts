import { BUILD_HEADER, ERROR_PAYLOAD, type Payload, payloadPath } from '#app/routing/payload.ts';
import { knownRules } from './known-rules.ts';

/** Limit of payloads in memory, in characters. */
const MAX_KEPT = 1_000_000;

/** The answer to a request for a payload. */
interface Answer {
  /** `other build` if the server runs a different build from this document's. */
  payload: Payload | 'other build';
  /** Size in characters. */
  size: number;
  mayKeep: boolean;
}

/** Payloads by address with build id, least recently used first. Payloads that fail to load are removed. */
const kept = new Map<string, { loading: Promise<Answer>; size: number }>();

/** The error page, kept in memory for when nothing can be fetched (conformance RT-9). */
let errorPage: Payload | null = null;

/**
 * Returns the payload of a page, fetched once (conformance PL-1). Returns null if the page has none or if loading
 * fails; a failure is logged, and the next call tries again (PL-3).
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

/** Whether a payload is in memory or being fetched. */
export const hasLoaded = (pathname: string): boolean => kept.has(addressOf(pathname));

export const keptErrorPage = (): Payload | null => errorPage;

/** Fetches the error page, unless it is in memory. */
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
  // A redirected response is the payload of another page.
  if (!response.ok || response.redirected) {
    throw new Error(`Answered ${response.status}.`);
  }
  const { headers } = response;
  const build = headers.get(BUILD_HEADER);
  if (build !== null && build !== __BUILD_ID__) {
    return { payload: 'other build', size: 0, mayKeep: false };
  }
  const text = await response.text();
  const payload: unknown = JSON.parse(text);
  if (!isPayload(payload)) throw new Error('No payload.');
  const mayKeep = !headers.get('cache-control')?.includes('no-store');
  return { payload, size: text.length, mayKeep };
}

/** Evicts least recently used payloads over the limit. Always keeps the newest one. */
function evict(): void {
  let total = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [url, { size }] of kept) {
    if (total <= MAX_KEPT || kept.size === 1) return;
    // Skips a payload that is still being fetched.
    if (size === 0) continue;
    kept.delete(url);
    total -= size;
  }
}

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && 'head' in value && 'html' in value;
}
