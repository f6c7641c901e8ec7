/** Endpoints of IndexNow; api.indexnow.org passes messages on to Bing and its partners. */
export const engines = [
  'https://searchadvisor.naver.com/indexnow',
  'https://api.indexnow.org/indexnow',
];

interface Change {
  origin: URL;
  /** The key that the site serves at `/{key}.txt`. */
  key: string;
  paths: string[];
}

/**
 * Notifies search engines of changed pages (indexnow.org).
 *
 * @returns the result of each notification: the status of its response, or the error. Never throws
 */
export async function notifyEngines(addresses: string[], { origin, key, paths }: Change) {
  const body = JSON.stringify({
    host: origin.host,
    key,
    keyLocation: `${origin.origin}/${key}.txt`,
    urlList: paths.map((path) => origin.origin + path),
  });
  return Promise.all(
    addresses.map(async (engine) => {
      try {
        const { ok, status } = await fetch(engine, {
          method: 'POST',
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body,
          signal: AbortSignal.timeout(10_000),
        });
        return { engine, accepted: ok, status: String(status) };
      } catch (error) {
        return { engine, accepted: false, status: String(error) };
      }
    }),
  );
}
