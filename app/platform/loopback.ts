import { isLoopbackAddress, readAddress } from './ip-address.ts';

/** True for a host name that only this machine can reach: localhost and below (RFC 6761), 127.0.0.0/8, ::1. */
export function isLoopback(hostname: string): boolean {
  const address = readAddress(hostname);
  return address ? isLoopbackAddress(address) : /(^|\.)localhost\.?$/i.test(hostname);
}

/** True for a site that only this machine can reach, as it is without an origin. */
export function isLocalSite(origin: URL | undefined): boolean {
  return !origin || isLoopback(origin.hostname);
}
