import { readBody } from '#app/platform/body.ts';
import { type IconSet, isIconSet } from '#app/ui/icon/icon-set.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_000_000;

/**
 * Fetches icons that the site does not carry from a public host (conformance IC-1).
 *
 * @param names valid for `isIconName`, like the collection's
 * @returns null when the host does not have the collection
 * @throws when the response is not icons of the collection, or late
 */
export async function fetchFallback(
  host: URL,
  collection: string,
  names: readonly string[],
): Promise<IconSet | null> {
  // Both are plain names, so the address cannot leave the host.
  const address = new URL(`/${collection}.json?icons=${names.join('%2C')}`, host);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // A redirect could: to anywhere, also into this network.
  const response = await fetch(address, { signal, redirect: 'error' });
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  const body = response.ok ? await readBody(response, MAX_BYTES) : null;
  const answer: unknown = JSON.parse(body ?? 'null');
  if (isIconSet(answer) && answer.prefix === collection) return answer;
  await response.body?.cancel();
  throw new TypeError(`The icon host answered ${response.status} without icons.`);
}
