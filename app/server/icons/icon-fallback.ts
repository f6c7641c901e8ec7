import { readBody } from '#app/platform/body.ts';
import { type IconSet, isIconSet } from '#app/ui/icon/icon-set.ts';

const LIMIT_MS = 5_000;
const LIMIT_BYTES = 1_000_000;

/**
 * Asks a public host for icons that the site does not carry (conformance IC-1).
 *
 * @param names as `isIconName` takes them, like the collection's
 * @returns null when the host does not have the collection
 * @throws when it answers anything else than icons of the collection, or not in time
 */
export async function askFallback(
  host: URL,
  collection: string,
  names: readonly string[],
): Promise<IconSet | null> {
  // Both are plain names, so the address cannot leave the host.
  const address = new URL(`/${collection}.json?icons=${names.join('%2C')}`, host);
  const signal = AbortSignal.timeout(LIMIT_MS);
  // A redirect could: to anywhere, this very network too.
  const response = await fetch(address, { signal, redirect: 'error' });
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  const body = response.ok ? await readBody(response, LIMIT_BYTES) : null;
  const answer: unknown = JSON.parse(body ?? 'null');
  if (isIconSet(answer) && answer.prefix === collection) return answer;
  await response.body?.cancel();
  throw new TypeError(`The icon host answered ${response.status} without icons.`);
}
