import { type IconSet, isIconSet } from './icon-set.ts';

/** The next host is asked after this many milliseconds without an answer (conformance IC-4). */
const ROTATE_MS = 750;
/** Time limit for all hosts after the last one was asked. */
const LAST_MS = 5_000;

interface Outcome {
  /** A host answered; possibly after `failed`. */
  answered(set: IconSet, host: string): void;
  /** A host answered that the collection does not exist. */
  missing(): void;
  /** Every host failed, or none answered in time. */
  failed(): void;
}

/**
 * Asks hosts for icons in turn: the next host as soon as one fails or stays silent. Uses the first answer
 * from any of them. A 404 is an answer (IC-4).
 *
 * @param collection the icons' collection
 * @param names the icons' names
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

/** Rejects if the response is not an answer: another status, invalid JSON, another collection. */
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
