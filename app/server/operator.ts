import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { healthRoutes, type Readiness } from './health.ts';
import { METRICS_TYPE, type Metrics } from './metrics.ts';
import { secureResponses, securityHeaders } from './security.ts';

interface OperatorOptions {
  metrics: Metrics;
  readiness: Readiness;
  /** Bearer token that callers must send; null: none. */
  token: string | null;
}

/** The app on METRICS_PORT: `/metrics`, and the health checks with all details. */
export function createOperatorApp({ metrics, readiness, token }: OperatorOptions): Hono {
  const isOperator = token === null ? () => true : bearerOf(token);
  const app = new Hono();
  app.use(secureResponses(securityHeaders({ https: false, development: false })));
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

/** Whether a request carries `Authorization: Bearer TOKEN`, compared in constant time. */
export function bearerOf(token: string): (request: Request) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.get('authorization') ?? ''), expected);
}
