import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { type Bindings, createAddressReader } from './client-address.ts';
import type { Network } from './ip-address.ts';
import { createLimiter } from './limiter.ts';
import type { Log } from './log.ts';
import { createOriginCheck } from './own-origin.ts';

type VisitorContext = Context<{ Bindings: Bindings }>;

export type VisitorGuard = ReturnType<typeof createVisitorGuard>;

/** Points per duration, in seconds. */
interface Limit {
  points: number;
  duration: number;
}

interface GuardOptions {
  origin: URL;
  /** Other host names of the site. */
  allowedHosts: readonly string[];
  trustedProxies: readonly Network[];
  log: Log;
}

/** Tells who sent a request: shared by all routes that accept something from visitors. */
export function createVisitorGuard({ origin, allowedHosts, trustedProxies, log }: GuardOptions) {
  const addressOf = createAddressReader({ trusted: trustedProxies, log });
  // Counters hold no address: only this process knows which one a key stands for.
  const secret = randomBytes(32);
  const keyOf = (address: string) => createHmac('sha256', secret).update(address).digest('base64');
  /** Like limitPerAddress, for an address that was read before (null: unknown, not limited): a closed socket has none. */
  function limitAddresses(name: string, limit: Limit) {
    const limiter = createLimiter({ name, ...limit });
    return async (address: string | null) =>
      address === null ? null : limiter.take(keyOf(address), 1);
  }
  return {
    /** Whether the request was sent from a page of this site. */
    isFromOwnPage: createOriginCheck(origin, allowedHosts),
    addressOf,
    limitAddresses,
    /**
     * Limits requests per address, in this process alone.
     *
     * @returns a function that counts a request; it answers null, or the seconds to wait
     */
    limitPerAddress(name: string, limit: Limit) {
      const take = limitAddresses(name, limit);
      return async (context: VisitorContext) => take(addressOf(context));
    },
  };
}
