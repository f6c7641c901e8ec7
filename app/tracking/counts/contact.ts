import { Hono } from 'hono';
import { readBody } from '#app/platform/body.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import { createLimiter } from '#app/platform/limiter.ts';
import type { Log } from '#app/platform/log.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import { type Contact, conversions } from '../events.ts';
import { clickAmong } from './click-ids.ts';
import type { Visit } from './daily-counts.ts';

interface ContactOptions {
  visitors: VisitorGuard;
  /** Counts a click. The response does not wait for it. */
  count: (contact: Contact, visit: Visit) => Promise<void>;
  log: Log;
}

/** Limit of the body in bytes. It contains the source of a visit, whose values are short. */
const MAX_BYTES = 4 * 1024;
/** Hundreds of people may share an address, and each may click several links. */
const PER_ADDRESS = { points: 300, duration: 10 * 60 };

/**
 * Counts clicks on contact links: `POST /contact/phone` and so on. The page's script sends them with the visit's
 * source, or the browser as the link's ping. The response does not depend on whether the click was counted.
 */
export function contactRoutes({
  visitors,
  count,
  log,
}: ContactOptions): Hono<{ Bindings: Bindings }> {
  const limiter = createLimiter(PER_ADDRESS);
  return new Hono<{ Bindings: Bindings }>().post('/contact/:name', async (context) => {
    const { raw } = context.req;
    const contact = contacts.find((one) => one === context.req.param('name'));
    const done = () => context.body(null, 204, { 'cache-control': 'no-store' });
    const logRefusal = (status: number) =>
      log.warn({ event: 'request_refused', route: '/contact', status });
    const refuse = (status: 403 | 404 | 413) => {
      logRefusal(status);
      return context.body(null, status);
    };
    if (!contact) return refuse(404);
    if (!visitors.isFromOwnPage(raw.headers)) return refuse(403);
    if (limiter.take(visitors.addressOf(context)) !== null) {
      logRefusal(429);
      return done();
    }
    const body = await readBody(raw, MAX_BYTES);
    if (body === null) return refuse(413);
    const pinged = raw.headers.get('ping-from');
    const visit = pinged === null ? sourceIn(body) : sourceOf(pinged);
    count(contact, visit).catch((error) => log.warn({ event: 'contact_not_counted', error }));
    return done();
  });
}

const contacts = conversions.filter((one): one is Contact => one !== 'request');

/** Returns the string values of a JSON object. The body may be anything. */
function sourceIn(json: string): Record<string, string> {
  try {
    const given: unknown = JSON.parse(json);
    const entries: [string, unknown][] = Object.entries(Object(given));
    const source: Record<string, string> = Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    return { ...source, click: clickAmong(source.click ?? '') ?? '' };
  } catch {
    // The body is empty, or this site's script did not send it.
    return {};
  }
}

/** Reads the source from the address of the page that sent a ping. */
function sourceOf(address: string): Record<string, string> {
  const query = URL.parse(address)?.searchParams ?? new URLSearchParams();
  return { ...Object.fromEntries(query), click: clickAmong([...query.keys()].join()) ?? '' };
}
