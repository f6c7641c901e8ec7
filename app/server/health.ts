import { Hono } from 'hono';
import type { Consult } from '#app/consult/consult.server.ts';

/** State that decides whether the process can serve visitors: draining, and its database. */
export interface Readiness
  extends Pick<Consult, 'database' | 'keys' | 'checkDatabase' | 'readBacklog'> {
  draining: boolean;
  build: string;
}

/**
 * Creates the health checks. `/healthz` checks only that the process runs, `/readyz` that it can store a request. Late
 * deliveries do not make it unready, because stored requests are safe and another instance shares them.
 *
 * @param isOperator whether the caller may read the backlog; others get the status alone
 */
export function healthRoutes(
  readiness: Readiness,
  isOperator: (request: Request) => boolean,
): Hono {
  return new Hono()
    .on(asked, '/healthz', (context) => context.json({ status: 'ok' }, 200, noStore))
    .on(asked, '/readyz', async (context) => {
      const answer = (status: string, code: 200 | 503, details = {}) =>
        context.json({ status, ...details }, code, noStore);
      if (readiness.draining) return answer('draining', 503);
      // Not logged here, because the statement is logged when it fails during a request.
      const stores = await readiness.checkDatabase().then(
        () => true,
        () => false,
      );
      const details = isOperator(context.req.raw) ? await readDetails(readiness, stores) : {};
      return stores ? answer('ready', 200, details) : answer('database unavailable', 503, details);
    });
}

/** Some load balancers ask with OPTIONS. Hono answers HEAD like GET. */
export const asked = ['GET', 'OPTIONS'];

const noStore = { 'cache-control': 'no-store' };

async function readDetails(readiness: Readiness, stores: boolean) {
  const { build, database: kind, keys } = readiness;
  // Skips a second wait for a database that does not respond.
  const backlog = stores ? await readiness.readBacklog().catch(() => null) : null;
  return {
    build,
    database: { kind, stores },
    keys: { current: keys[0], older: keys.slice(1) },
    outbox: backlog && Object.fromEntries(backlog.map(({ channel, ...one }) => [channel, one])),
  };
}
