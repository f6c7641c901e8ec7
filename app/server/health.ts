import { Hono } from 'hono';
import type { Backlog } from '#app/consult/delivery/backlog.server.ts';
import type { DatabaseKind } from '#app/platform/database/open.ts';

/** Whether the process may be sent visitors: not while it drains, nor without its database. */
export interface Readiness {
  draining: boolean;
  /** @throws when a request could not be stored now; costs little, however many ask */
  checkDatabase(): Promise<void>;
  build: string;
  database: DatabaseKind;
  /** Names of the keys, the current one first. */
  keys: readonly string[];
  readBacklog(): Promise<readonly Backlog[]>;
}

/**
 * `/healthz`: the process lives; nothing else is asked. `/readyz`: it can take a request and keep it.
 * Late deliveries do not make it unready: what was taken is kept, and another instance has the same.
 *
 * @param isOperator whether the caller may read how much waits, and where; others get the status alone
 */
export function healthRoutes(
  readiness: Readiness,
  isOperator: (request: Request) => boolean,
): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }, 200, noStore))
    .get('/readyz', async (context) => {
      const answer = (status: string, code: 200 | 503, details = {}) =>
        context.json({ status, ...details }, code, noStore);
      if (readiness.draining) return answer('draining', 503);
      // The caller is told; the failing statement itself is logged where it matters, at a request.
      const stores = await readiness.checkDatabase().then(
        () => true,
        () => false,
      );
      const details = isOperator(context.req.raw) ? await readDetails(readiness, stores) : {};
      return stores ? answer('ready', 200, details) : answer('database unavailable', 503, details);
    });
}

const noStore = { 'cache-control': 'no-store' };

async function readDetails(readiness: Readiness, stores: boolean) {
  const { build, database: kind, keys } = readiness;
  // A database that does not answer would be waited for a second time.
  const backlog = stores ? await readiness.readBacklog().catch(() => null) : null;
  return {
    build,
    database: { kind, stores },
    keys: { current: keys[0], older: keys.slice(1) },
    outbox: backlog && Object.fromEntries(backlog.map(({ channel, ...one }) => [channel, one])),
  };
}
