import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Log } from '#app/platform/log.ts';
import { healthRoutes, type Readiness } from './health.ts';
import { METRICS_TYPE, type Metrics } from './metrics.ts';
import { secureResponses } from './security.ts';

/**
 * Creates the app on METRICS_PORT: `/metrics`, and the health checks with all details.
 *
 * @param token bearer token that callers must send; null if none is needed
 * @param headers headers of every response
 */
export function createOperatorApp(
  { metrics, readiness }: { metrics: Metrics; readiness: Readiness },
  token: string | null,
  headers: Record<string, string>,
  log: Pick<Log, 'warn'>,
): Hono {
  const isOperator = token === null ? () => true : bearerOf(token, log);
  const app = new Hono();
  app.use(secureResponses(headers));
  app.route('/', healthRoutes(readiness, isOperator));
  app.route('/', metricsRoutes(metrics, isOperator));
  return app;
}

/** `/metrics` for operators; 401 for everyone else. */
export function metricsRoutes(metrics: Metrics, isOperator: (request: Request) => boolean): Hono {
  return new Hono().get('/metrics', async ({ req, body }) => {
    const headers = { 'cache-control': 'no-store' };
    if (!isOperator(req.raw)) {
      return body('Unauthorized', 401, { ...headers, 'www-authenticate': 'Bearer' });
    }
    return body(await metrics.text(), 200, { ...headers, 'content-type': METRICS_TYPE });
  });
}

/** Checks in constant time for `Authorization: Bearer TOKEN`. Logs a wrong token, without its value. */
export function bearerOf(token: string, log: Pick<Log, 'warn'>): (request: Request) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Bearer ${token}`);
  return ({ headers }) => {
    const given = headers.get('authorization');
    if (given === null) return false;
    const isRight = timingSafeEqual(digest(given), expected);
    if (!isRight) log.warn({ event: 'operator_token_refused' });
    return isRight;
  };
}
