import { createHmac, randomBytes } from 'node:crypto';
import type { BlockList } from 'node:net';
import { Hono } from 'hono';
import { readBody } from '#app/platform/body.ts';
import { type Bindings, createAddressReader } from '#app/platform/client-address.ts';
import { createLimiter } from '#app/platform/limiter.ts';
import type { Log } from '#app/platform/log.ts';
import { createOriginCheck } from '#app/platform/own-origin.ts';
import { type Contact, conversions } from '../events.ts';
import { classifySource, type SourceClass } from './source-class.ts';

interface ContactOptions {
  /** Nobody waits for it. */
  count: (contact: Contact, source: SourceClass) => Promise<void>;
  origin: URL;
  allowedHosts: readonly string[];
  trustedProxies: BlockList;
  log: Log;
}

/** In bytes: the source of a visit, whose values are short. */
const BODY_LIMIT = 4 * 1024;
/** Hundreds of people may share an address, and each of them may click on more than one link. */
const LIMIT = { points: 300, duration: 10 * 60 };

/**
 * `POST /contact/phone` and so on: a link was clicked. From the page's script with the visit's source, or
 * as the ping that the browser sends for a link by itself. Answered alike, whatever becomes of it.
 */
export function contactRoutes(options: ContactOptions): Hono<{ Bindings: Bindings }> {
  const { count, origin, log } = options;
  const addressOf = createAddressReader({ trusted: options.trustedProxies, log });
  const isOwn = createOriginCheck(origin, options.allowedHosts);
  const limiter = createLimiter({ name: 'contact', ...LIMIT, shared: null });
  // Addresses are told apart while this process runs, and by nobody else.
  const secret = randomBytes(32);
  const nameOf = (address: string) => createHmac('sha256', secret).update(address).digest('hex');

  return new Hono<{ Bindings: Bindings }>().post('/contact/:name', async (context) => {
    const { raw } = context.req;
    const contact = contacts.find((one) => one === context.req.param('name'));
    const done = () => context.body(null, 204, { 'cache-control': 'no-store' });
    if (!contact) return context.body(null, 404);
    if (!isOwn(raw.headers)) return context.body(null, 403);
    const address = addressOf(context);
    if (address !== null && (await limiter.take(nameOf(address), 1)) !== null) return done();
    const body = await readBody(raw, BODY_LIMIT);
    if (body === null) return context.body(null, 413);
    const pinged = raw.headers.get('ping-from');
    const source = classifySource(pinged === null ? sourceIn(body) : sourceOf(pinged));
    count(contact, source).catch((error) => log.warn({ event: 'contact not counted', error }));
    return done();
  });
}

const contacts = conversions.filter((one): one is Contact => one !== 'request');

/** Values that are texts, of whatever came. */
function sourceIn(json: string): Record<string, string> {
  try {
    const given: unknown = JSON.parse(json);
    const entries: [string, unknown][] = Object.entries(Object(given));
    return Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    // Not sent, or not by our page.
    return {};
  }
}

/** The marks in the address of the page from which a ping came. */
function sourceOf(address: string): Record<string, string> {
  return Object.fromEntries(URL.parse(address)?.searchParams ?? []);
}
