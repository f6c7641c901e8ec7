import { createAddressReader } from './client-address.ts';
import type { Network } from './ip-address.ts';
import type { Log } from './log.ts';
import { createOriginCheck } from './own-origin.ts';

export type VisitorGuard = ReturnType<typeof createVisitorGuard>;

interface GuardOptions {
  origin: URL;
  /** Other host names of the site. */
  allowedHosts: readonly string[];
  trustedProxies: readonly Network[];
  log: Log;
}

/** Identifies the sender of a request, for all routes that accept something from visitors. */
export function createVisitorGuard({ origin, allowedHosts, trustedProxies, log }: GuardOptions) {
  return {
    /** Whether the request was sent from a page of this site. */
    isFromOwnPage: createOriginCheck(origin, allowedHosts),
    addressOf: createAddressReader({ trusted: trustedProxies, log }),
  };
}
