import type { MiddlewareHandler } from 'hono';
import type { Config } from '#app/config/config.ts';
import { isLoopback } from '#app/platform/loopback.ts';

type KnownHosts = Pick<Config, 'origin' | 'allowedHosts'>;

/**
 * Whether an address is one of this site's. In development, and where the origin itself is of this machine, every
 * local name will do.
 */
export function createHostCheck({ origin, allowedHosts }: KnownHosts, development: boolean) {
  const local = development || isLoopback(origin.hostname);
  return ({ hostname }: URL): boolean =>
    hostname === origin.hostname ||
    allowedHosts.includes(hostname) ||
    (local && isLoopback(hostname));
}

/** Answers nothing under other names than the site's; a name that ends with a dot is the same one, written in full. */
export function refuseOtherHosts(
  isKnown: (url: URL) => boolean,
  { protocol }: URL,
): MiddlewareHandler {
  return async ({ req, text, redirect }, next) => {
    const url = new URL(req.url);
    if (isKnown(url)) return next();
    const bare = new URL(url);
    bare.hostname = url.hostname.replace(/\.$/, '');
    if (!isKnown(bare)) return text('Misdirected Request', 421);
    // Assigned, a protocol would not change between two that have ports of their own.
    return redirect(`${protocol}//${bare.host}${bare.pathname}${bare.search}`, 308);
  };
}
