import { Hono } from 'hono';
import type { ErrorReportsConfig } from '#app/config/error-reports.ts';
import { readBody } from '#app/platform/body.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import { createLimiter } from '#app/platform/limiter.ts';
import type { Log } from '#app/platform/log.ts';
import { type PostAnswer, post } from '#app/platform/post.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import { TUNNEL } from './tunnel-path.ts';

type StatusCode = 200 | 403 | 413 | 429 | 502 | 503;

/** A recording of a page is 0.3 MB; reports of an error are some KB. */
const MAX_BYTES = 1024 * 1024;
/** A page sends about ten reports in its first minute, and one every five seconds while it is recorded. */
const PER_ADDRESS = { points: 120, duration: 60 };
const IN_ALL = { points: 1_200, duration: 60 };
/** How many reports are held in memory at once. */
const MAX_CONCURRENT = 16;

const noStore = { 'cache-control': 'no-store' };

/**
 * `POST /error-reports` forwards the browser's reports to the configured project and no other: origin →
 * limits → size → host and project. The sender's headers and address are not forwarded.
 */
export function tunnelRoutes(
  errorReports: ErrorReportsConfig,
  visitors: VisitorGuard,
  log: Log,
): Hono<{ Bindings: Bindings }> {
  const addresses = createLimiter(PER_ADDRESS);
  const all = createLimiter(IN_ALL);
  let held = 0;

  async function forward(report: string): Promise<[StatusCode, Record<string, string>]> {
    try {
      const { status, headers } = await post(errorReports.endpoint, report, {
        headers: { 'content-type': 'application/x-sentry-envelope' },
      });
      const accepted = status >= 200 && status < 300;
      // A redirect is not followed.
      return [
        accepted ? 200 : status === 429 ? 429 : 502,
        { ...noStore, ...rateLimitHeaders(headers) },
      ];
    } catch (error) {
      log.warn({ event: 'report_not_forwarded', error });
      return [502, noStore];
    }
  }

  return new Hono<{ Bindings: Bindings }>().post(TUNNEL, async (context) => {
    const { req, body: answer } = context;
    const refuse = (status: StatusCode, headers = {}, event = 'request_refused') => {
      log.warn({ event, route: TUNNEL, status });
      return answer(null, status, { ...noStore, ...headers });
    };
    if (!visitors.isFromOwnPage(req.raw.headers)) return refuse(403);
    const wait = addresses.take(visitors.addressOf(context)) ?? all.take('all');
    if (wait !== null) return refuse(429, { 'retry-after': String(wait) });
    if (held >= MAX_CONCURRENT) return refuse(503);
    held++;
    try {
      const report = await readBody(req.raw, MAX_BYTES);
      if (report === null) return refuse(413);
      if (!isForProject(report, errorReports.dsn)) return refuse(403, {}, 'foreign_report_refused');
      return answer(null, ...(await forward(report)));
    } finally {
      held--;
    }
  });
}

/** The first line has the report's DSN: key, host and project must be ours. */
function isForProject(report: string, own: URL): boolean {
  try {
    const header: unknown = JSON.parse(report.slice(0, report.indexOf('\n')));
    if (typeof header !== 'object' || header === null || !('dsn' in header)) return false;
    return typeof header.dsn === 'string' && URL.parse(header.dsn)?.href === own.href;
  } catch {
    // Not a report.
    return false;
  }
}

/** The collector's rate limits. */
function rateLimitHeaders(headers: PostAnswer['headers']): Record<string, string> {
  return Object.fromEntries(
    ['retry-after', 'x-sentry-rate-limits'].flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
