import type { PagePayload } from '../routing/page-route.ts';

/** Where the payload of a page lies: `/privacy/_payload.json` (conformance PL-1). */
export function payloadPath(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}/_payload.json`;
}

/**
 * The payload of a page, as this build made it.
 *
 * @throws when it cannot be had or is no payload
 */
export async function fetchPayload(pathname: string, signal: AbortSignal): Promise<PagePayload> {
  const response = await fetch(`${payloadPath(pathname)}?${__BUILD_ID__}`, { signal });
  if (!response.ok) throw new Error(`The payload of ${pathname} answered ${response.status}.`);
  const payload: unknown = await response.json();
  if (!isPayload(payload)) throw new Error(`The payload of ${pathname} is not one.`);
  return payload;
}

function isPayload(value: unknown): value is PagePayload {
  return typeof value === 'object' && value !== null && 'head' in value && 'content' in value;
}
