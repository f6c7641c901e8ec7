import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { plainPages } from '#app/pages/error/copy.ts';
import { isTemporary, serverWords } from '#app/platform/database/errors.ts';
import type { Log } from '#app/platform/log.ts';
import { wantsJson } from './error-response.ts';
import { asked } from './health.ts';
import { plainHeaders, plainPage } from './plain-page.ts';
import { secureResponses } from './security.ts';

/** Times between attempts, in milliseconds; the last one repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
const RETRY_AFTER = { 'retry-after': '10', 'cache-control': 'no-store' };

/**
 * Repeats `open` until the database opens.
 *
 * @param on `wait` is called once, after the first failure; `words` with the server's message, whenever it changes
 * @throws the error if only a person can mend it
 */
export async function untilOpen<Result>(
  open: () => Promise<Result>,
  log: Log,
  on: { wait: (error: unknown) => Promise<void>; words: (words: string) => void },
): Promise<Result> {
  let known: string | null = null;
  for (let attempt = 0; ; attempt++) {
    try {
      return await open();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      log.warn({ event: 'waiting_for_database', attempts: attempt + 1, error });
      if (attempt === 0) await on.wait(error);
      const words = serverWords(error);
      if (words && words !== known) on.words(words);
      known = words ?? known;
      await wait(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]);
    }
  }
}

/** Answers while the database cannot be opened: 503, with the phone number, and `/healthz`. */
export function createWaitingApp(headers: Record<string, string>): Hono {
  const app = new Hono();
  app.use(secureResponses(headers));
  app.on(asked, '/healthz', ({ json }) => json({ status: 'ok' }, 200, RETRY_AFTER));
  app.on(asked, '/readyz', ({ json }) =>
    json({ status: 'database unavailable' }, 503, RETRY_AFTER),
  );
  app.all('*', ({ req, json, body }) => {
    if (wantsJson(req.raw)) return json({ statusCode: 503 }, 503, RETRY_AFTER);
    const page = plainPage(req.method === 'POST' ? plainPages.notReceived : plainPages.waiting);
    return body(page, 503, { ...RETRY_AFTER, ...plainHeaders });
  });
  return app;
}
