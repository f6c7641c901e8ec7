import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address and how many of its bits count. */
export type Network = [Address, number];

/** Whether a text is an IP address or a range of them, such as 10.0.0.0/8 or ::1. */
export function isNetwork(text: string): boolean {
  const [address = ''] = text.split('/');
  return isIP(address) !== 0 && (text === address || ipaddr.isValidCIDR(text));
}

/** @param text for which isNetwork is true */
export function parseNetwork(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.toByteArray().length * 8];
}

export function isInNetwork(address: Address, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

/**
 * Reads an address as proxies write it: with a port or a zone, in brackets or without. An IPv4 address
 * that is mapped into IPv6 is read as IPv4.
 */
export function readAddress(text: string): Address | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(bare) === 0 ? null : ipaddr.process(bare);
}

export function isLoopbackAddress(address: Address): boolean {
  return address.range() === 'loopback';
}

/** Whether an address is on this machine, or in a private network, as of containers (RFC 1918, 4193, link-local). */
export function isLocalAddress(address: Address): boolean {
  return ['loopback', 'private', 'linkLocal', 'uniqueLocal'].includes(address.range());
}
