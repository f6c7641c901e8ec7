import dns, { type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from './loopback.ts';

/** How a name becomes addresses; `node:dns` when nothing else is said. */
export type Resolve = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A host that stands in a network which is nobody else's business. */
export class ForbiddenAddressError extends Error {
  readonly code = 'EFORBIDDENADDRESS';

  constructor() {
    super('The host stands in a private network.');
    this.name = 'ForbiddenAddressError';
  }
}

/**
 * Whether an IP address is one of the public internet: not private, not link-local (where clouds keep
 * their metadata), not this machine, not reserved (IANA's special-purpose registries, RFC 6890).
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  if (family === 6) return global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
  return false;
}

/**
 * Whether a host written as an address may be asked at all. Sockets look up names alone, so that this
 * must be asked before.
 *
 * @param hostname as a URL has it; a name is always true here and judged when it is looked up
 */
export function isAllowedHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 || isLoopback(hostname) || isPublicAddress(address);
}

/**
 * The `lookup` of a socket, which connects to the very addresses that are judged here: a name that
 * changes its address in between (DNS rebinding) gains nothing.
 *
 * @param hostname of the URL that was configured; only when it is this machine by name, this machine
 *   may be asked
 */
export function guardedLookup(hostname: string, resolve: Resolve = dns.lookup): LookupFunction {
  const allowed = isLoopback(hostname) ? isThisMachine : isPublicAddress;
  return (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return callback(error, []);
      // One of them is enough: which of several is taken is not ours to say.
      if (!first || !addresses.every(({ address }) => allowed(address))) {
        return callback(new ForbiddenAddressError(), []);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function isThisMachine(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** Of IPv6, only what is handed out is public: everything else (fc00::, fe80::, ::ffff:…) falls away. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  // Among them Teredo (2001::/32), which carries any IPv4 address; so does 6to4.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv6');
}
