import { type CachedBody, isCachedBody, recompress } from './cached-body.ts';

/**
 * Makes each body once, for the first request of its path.
 *
 * @param bodies those that are ready, by path
 * @returns a function whose `make` makes the body, or something else that is passed on and not cached
 */
export function createPageCache<Other>(bodies: Map<string, CachedBody>) {
  const underWay = new Map<string, Promise<CachedBody | Other>>();
  return async (path: string, make: () => Promise<CachedBody | Other>) => {
    const known = bodies.get(path) ?? underWay.get(path);
    if (known) return known;
    const made = make();
    underWay.set(path, made);
    try {
      const answer = await made;
      if (isCachedBody(answer)) {
        bodies.set(path, answer);
        // The first request does not wait for it.
        void recompress(answer);
      }
      return answer;
    } finally {
      underWay.delete(path);
    }
  };
}
