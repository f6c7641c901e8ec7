/** Addresses that take IndexNow messages; what one of the first hears, Bing and its partners hear too. */
export const engines = [
  'https://searchadvisor.naver.com/indexnow',
  'https://api.indexnow.org/indexnow',
];

interface Told {
  engine: string;
  accepted: boolean;
  /** Of the answer; what went wrong, where there was none. */
  status: string;
}

interface Change {
  origin: URL;
  /** The same that the site answers with at `/{key}.txt`. */
  key: string;
  paths: string[];
}

/**
 * Tells search engines that pages have changed (indexnow.org).
 *
 * @returns what each of them answered; none of them throws
 */
export async function tellEngines(
  addresses: string[],
  { origin, key, paths }: Change,
): Promise<Told[]> {
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
