import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { type Bindings, createAddressReader } from './client-address.ts';
import type { Network } from './ip-address.ts';
import { createLimiter } from './limiter.ts';
import type { Log } from './log.ts';
import { createOriginCheck } from './own-origin.ts';

type VisitorContext = Context<{ Bindings: Bindings }>;

/** Who sent a request: shared by all routes that accept something from visitors. */
export interface VisitorGuard {
  /** Whether the request was sent from a page of this site. */
  isFromOwnPage(headers: Headers): boolean;
  /** See createAddressReader. */
  addressOf(context: VisitorContext): string | null;
  /**
   * Limits requests per address, in this process alone.
   *
   * @param limit points per duration, in seconds
   * @returns a function that counts a request; it answers null, or the seconds to wait
   */
  limitPerAddress(
    name: string,
    limit: { points: number; duration: number },
  ): (context: VisitorContext) => Promise<number | null>;
  /** The same for an address that was read before (null: unknown, not limited): a closed socket has none. */
  limitAddresses(
    name: string,
    limit: { points: number; duration: number },
  ): (address: string | null) => Promise<number | null>;
}

interface GuardOptions {
  origin: URL;
  /** Other host names of the site. */
  allowedHosts: readonly string[];
  trustedProxies: readonly Network[];
  log: Log;
}

export function createVisitorGuard(options: GuardOptions): VisitorGuard {
  const { origin, allowedHosts, trustedProxies, log } = options;
  const addressOf = createAddressReader({ trusted: trustedProxies, log });
  // Counters hold no address: only this process knows which one a key stands for.
  const secret = randomBytes(32);
  const keyOf = (address: string) => createHmac('sha256', secret).update(address).digest('base64');
  const limitAddresses: VisitorGuard['limitAddresses'] = (name, limit) => {
    const limiter = createLimiter({ name, ...limit, shared: null });
    return async (address) => (address === null ? null : limiter.take(keyOf(address), 1));
  };
  return {
    isFromOwnPage: createOriginCheck(origin, allowedHosts),
    addressOf,
    limitAddresses,
    limitPerAddress(name, limit) {
      const take = limitAddresses(name, limit);
      return async (context) => take(addressOf(context));
    },
  };
}
