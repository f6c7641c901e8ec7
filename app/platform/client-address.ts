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

/** What the Node adapter knows of a request; empty for one that did not come through a port. */
export type Bindings = Partial<HttpBindings>;

/**
 * Reads where a request came from: the peer of its socket or, behind trusted proxies, the last address
 * in X-Forwarded-For that is not one of them. A client can forge everything before that.
 *
 * @returns an IPv4 address or the /64 of an IPv6 address, which is what one line is given; null where it
 * is unknown: from this machine, where no visitor sits, and from a local proxy that is missing in the
 * settings, behind which all visitors would share one limit
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
    // A hop that cannot be read hides those before it: the last known proxy stands for them.
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
