import { type CachedBody, isCachedBody, recompress } from './cached-body.ts';
import type { KeptBodies } from './kept-bodies.ts';

/**
 * Makes each body once a day, for the first request of its path.
 *
 * @param bodies those that are ready
 * @returns a function whose `make` makes the body, or something else that is passed on and not cached
 */
export function createPageCache<Other>(bodies: KeptBodies) {
  const underWay = new Map<string, Promise<CachedBody | Other>>();
  return async (path: string, make: () => Promise<CachedBody | Other>) => {
    const known = bodies.get(path) ?? underWay.get(path);
    if (known) return known;
    const madeOn = bodies.today();
    const made = make();
    underWay.set(path, made);
    try {
      const answer = await made;
      if (isCachedBody(answer)) {
        bodies.keepForDay(path, answer, madeOn);
        // The first request does not wait for it.
        void recompress(answer);
      }
      return answer;
    } finally {
      underWay.delete(path);
    }
  };
}
