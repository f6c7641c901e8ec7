import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Log } from './log.ts';

/** What the port tells of a request; one that came without a port tells nothing. */
export type Bindings = Partial<HttpBindings>;

interface AddressOptions {
  /** Whose X-Forwarded-For is believed. */
  trusted: BlockList;
  log: Log;
}

/**
 * Tells from where a request came: the peer of its socket, or what the nearest proxy that is not one of
 * ours put at the end of X-Forwarded-For. Everything before that anyone can write there.
 *
 * @returns an IPv4 address or the /64 of an IPv6 address, since one line is given that many; null where
 * it cannot be known, which is also this machine itself, as no visitor sits there, and a proxy beside us
 * that was left out of the settings: all visitors would share one limit
 */
export function createAddressReader({ trusted, log }: AddressOptions) {
  let warned = false;
  return ({ env, req }: Context<{ Bindings: Bindings }>): string | null => {
    // Tests ask the app itself, without a port.
    const peer = readAddress(env?.incoming?.socket.remoteAddress ?? '');
    if (!peer) return null;
    const forwarded = req.header('x-forwarded-for')?.split(',') ?? [];
    if (isOneOf(trusted, peer)) return nameOf(lastStranger(peer, forwarded, trusted));
    if (forwarded.length === 0 || !isNear(peer)) return nameOf(peer);
    if (!warned) log.warn({ event: 'a proxy of ours is not among TRUSTED_PROXIES' });
    warned = true;
    return null;
  };
}

/** As it is compared: IPv4 also where it came mapped into IPv6; else the eight groups of IPv6. */
type Address =
  | { family: 'ipv4'; text: string }
  | { family: 'ipv6'; text: string; groups: number[] };

function lastStranger(peer: Address, forwarded: string[], trusted: BlockList): Address {
  let last = peer;
  for (const hop of forwarded.toReversed()) {
    const address = readAddress(hop);
    // What cannot be read hides who comes before: the last proxy known stands for them.
    if (!address) return last;
    last = address;
    if (!isOneOf(trusted, address)) return last;
  }
  return last;
}

/** Reads an address as proxies write it: with a port or a zone, in brackets or without. */
function readAddress(text: string): Address | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  const family = isIP(bare);
  if (family === 4) return { family: 'ipv4', text: bare };
  if (family !== 6) return null;
  const groups = groupsOf(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!mapped) return { family: 'ipv6', text: bare, groups };
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
  return { family: 'ipv4', text: bytes.join('.') };
}

/** The URL parser writes every IPv6 address in one way. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after] = canonical
    .split('::')
    .map((part) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []));
  if (!after) return before;
  return [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
}

function isOneOf(list: BlockList, { text, family }: Address): boolean {
  return list.check(text, family);
}

/** On this machine, or in a network of its own such as containers have. */
function isNear(address: Address): boolean {
  return isLoopback(address) || isOneOf(privateNetworks, address);
}

/** RFC 1918, RFC 4193 and link-local. */
const privateNetworks = new BlockList();
for (const [network, prefix, family] of [
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  privateNetworks.addSubnet(network, prefix, family);
}

function isLoopback(address: Address): boolean {
  if (address.family === 'ipv4') return address.text.startsWith('127.');
  return address.groups.every((group, index) => group === (index === 7 ? 1 : 0));
}

function nameOf(address: Address): string | null {
  if (isLoopback(address)) return null;
  if (address.family === 'ipv4') return address.text;
  const network = address.groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
