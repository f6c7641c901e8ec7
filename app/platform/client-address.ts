import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import {
  type Address,
  isInNetwork,
  isLocalAddress,
  isLoopbackAddress,
  type Network,
  readAddress,
} from './ip-address.ts';
import type { Log } from './log.ts';

/** Objects of the Node adapter for a request; empty if the request did not come through a port. */
export type Bindings = Partial<HttpBindings>;

/**
 * Creates a reader of the address that a request came from: the peer of its socket or, behind trusted proxies, the
 * last address in X-Forwarded-For that is not one of them. A client can forge everything before that.
 *
 * @returns an IPv4 address, or the /64 of an IPv6 address, the usual allocation to one subscriber; null if the address
 * is unknown: for this machine, which has no visitors, and for a local proxy that is missing in the settings, behind
 * which all visitors would share one limit
 */
export function createAddressReader({ trusted, log }: { trusted: readonly Network[]; log: Log }) {
  const isTrusted = (address: Address) => trusted.some((network) => isInNetwork(address, network));
  let warned = false;
  return ({ env, req }: Context<{ Bindings: Bindings }>): string | null => {
    // Tests call the app itself, without a port.
    const peer = readAddress(env?.incoming?.socket.remoteAddress ?? '');
    if (!peer) return null;
    const forwarded = req.header('x-forwarded-for')?.split(',') ?? [];
    if (isTrusted(peer)) return lineOf(lastUntrusted(peer, forwarded, isTrusted));
    if (forwarded.length === 0 || !isLocalAddress(peer)) return lineOf(peer);
    if (!warned) log.warn({ event: 'proxy_not_trusted', setting: 'TRUSTED_PROXIES' });
    warned = true;
    return null;
  };
}

function lastUntrusted(
  peer: Address,
  forwarded: string[],
  isTrusted: (address: Address) => boolean,
): Address {
  let last = peer;
  for (const hop of forwarded.toReversed()) {
    const address = readAddress(hop);
    // An unreadable hop hides those before it, so the address of the last known proxy is used.
    if (!address) return last;
    last = address;
    if (!isTrusted(address)) return last;
  }
  return last;
}

function lineOf(address: Address): string | null {
  if (isLoopbackAddress(address)) return null;
  if (!('parts' in address)) return address.toString();
  const network = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
