import { readBody } from '#app/platform/body.ts';
import { type IconSet, isIconSet } from '#app/ui/icon/icon-set.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_000_000;

/**
 * Fetches icons that the site does not have from a public host (conformance IC-1).
 *
 * @param collection a name valid for `isIconName`
 * @param names names valid for `isIconName`
 * @returns null if the host does not have the collection
 * @throws Error if the response is late or contains no icons of the collection
 */
export async function fetchFallback(
  host: URL,
  collection: string,
  names: readonly string[],
): Promise<IconSet | null> {
  // Collection and names are plain words, so the address stays on the host.
  const address = new URL(`/${collection}.json?icons=${names.join('%2C')}`, host);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // A redirect could lead anywhere, even into this network.
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
