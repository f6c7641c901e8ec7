import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { callInstead } from '#app/content/consult.ts';
import { firm } from '#app/content/firm.ts';
import { isTemporary } from '#app/platform/database/is-temporary.ts';
import type { Log } from '#app/platform/log.ts';
import { wantsJson } from './error-response.ts';
import { secureResponses } from './security.ts';

/** Times between attempts, in milliseconds; the last one repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
const RETRY_AFTER = { 'retry-after': '10', 'cache-control': 'no-store' };

/**
 * Repeats what opens the database until it can be opened.
 *
 * @param onWait called once, after the first failure
 * @throws whatever only a person can mend
 */
export async function untilOpen<Result>(
  open: () => Promise<Result>,
  log: Log,
  onWait: () => Promise<void>,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await open();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      log.warn({ event: 'waiting_for_database', attempts: attempt + 1, error });
      if (attempt === 0) await onWait();
      await wait(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]);
    }
  }
}

/** Answers while the database cannot be opened: 503, with the phone number, and `/healthz`. */
export function createWaitingApp(headers: Record<string, string>): Hono {
  const app = new Hono();
  app.use(secureResponses(headers));
  app.get('/healthz', ({ json }) => json({ status: 'ok' }, 200, RETRY_AFTER));
  app.get('/readyz', ({ json }) => json({ status: 'database unavailable' }, 503, RETRY_AFTER));
  app.all('*', ({ req, json, html }) =>
    wantsJson(req.raw)
      ? json({ statusCode: 503 }, 503, RETRY_AFTER)
      : html(page(req.method === 'POST'), 503, RETRY_AFTER),
  );
  return app;
}

/** Without style sheet and script: nothing else is served meanwhile. */
function page(sent: boolean): string {
  const { name, phone } = firm;
  const words = sent
    ? '보내신 신청을 아직 받지 못했습니다. 브라우저에서 뒤로 가시면 적으신 글이 남아 있습니다. 잠시 뒤에 다시 보내 주세요.'
    : '지금은 화면을 보여 드리지 못합니다. 잠시 뒤에 다시 열어 주세요.';
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><main><h1>${name}</h1><p>${words}</p><p>${callInstead} <a href="tel:${phone}">${phone}</a></p></main></html>`;
}
