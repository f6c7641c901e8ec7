/** True for a host name that only this machine can reach. */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** True for a site that only this machine can reach, as it is without an origin. */
export function isLocalSite(origin: URL | undefined): boolean {
  return !origin || isLoopback(origin.hostname);
}
