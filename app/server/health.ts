import { Hono } from 'hono';

/** Whether the process may be sent visitors: not while it drains, nor without its database. */
export interface Readiness {
  draining: boolean;
  /** @throws when the database does not answer */
  checkDatabase(): Promise<void>;
}

/** `/healthz`: the process lives. `/readyz`: it can take a request and keep it. */
export function healthRoutes(readiness: Readiness): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }, 200, noStore))
    .get('/readyz', async (context) => {
      if (readiness.draining) return context.json({ status: 'draining' }, 503, noStore);
      try {
        await readiness.checkDatabase();
      } catch {
        // The caller is told; the failing statement itself is logged where it matters, at a request.
        return context.json({ status: 'database unavailable' }, 503, noStore);
      }
      return context.json({ status: 'ready' }, 200, noStore);
    });
}

const noStore = { 'cache-control': 'no-store' };
