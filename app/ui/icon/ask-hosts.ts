import { type IconSet, isIconSet } from './icon-set.ts';

/** The next host is asked after this long without an answer (conformance IC-4). */
const ROTATE_MS = 750;
/** After the last host was asked, all of them have this long. */
const LAST_MS = 5_000;

interface Outcome {
  /** A host answered; this may come after `failed` too. */
  answered(set: IconSet, host: string): void;
  /** A host says that nobody has the collection. */
  missing(): void;
  /** Every host failed, or none answered in time. */
  failed(): void;
}

/**
 * Asks hosts for icons, one after the other: the next one at once when one fails, and while one keeps
 * silent. The first answer counts, whoever gives it. A 404 is an answer (IC-4).
 *
 * @param collection whose icons are asked for
 * @param names of the icons
 */
export function askHosts(
  hosts: readonly string[],
  collection: string,
  names: readonly string[],
  outcome: Outcome,
): void {
  const waiting = [...hosts];
  let open = 0;
  let state: 'asking' | 'failed' | 'ended' = 'asking';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    clearTimeout(timer);
    const host = waiting.shift();
    if (host === undefined) {
      state = 'failed';
      outcome.failed();
      return;
    }
    open++;
    timer = setTimeout(next, waiting.length > 0 ? ROTATE_MS : LAST_MS);
    fetchIcons(host, collection, names).then(
      (set) => end(set, host),
      () => {
        open--;
        if (open === 0 && state === 'asking') next();
      },
    );
  }

  function end(set: IconSet | null, host: string): void {
    open--;
    if (state === 'ended' || (state === 'failed' && !set)) return;
    state = 'ended';
    clearTimeout(timer);
    if (set) outcome.answered(set, host);
    else outcome.missing();
  }

  next();
}

/** Rejects for whatever is no answer: another status, no JSON, another collection. */
async function fetchIcons(
  host: string,
  collection: string,
  names: readonly string[],
): Promise<IconSet | null> {
  const query = new URLSearchParams({ icons: names.join(',') });
  const response = await fetch(`${host}/${collection}.json?${query}`);
  if (response.status === 404) return null;
  const answer: unknown = response.status === 200 ? await response.json() : null;
  if (isIconSet(answer) && answer.prefix === collection) return answer;
  throw new TypeError(`${host} answered ${response.status} without icons.`);
}
