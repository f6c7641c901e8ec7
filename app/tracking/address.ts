/** Whether the address on show is one visitor's alone: that of a receipt holds its reference. */
export function isPrivatePage(): boolean {
  return location.pathname.startsWith('/received/');
}

/** The address on show as tools are told it: no reference, and no fragment, which may hold a calculation. */
export function toldAddress(): string {
  const { origin, pathname, search } = location;
  return origin + (isPrivatePage() ? '/received' : pathname) + search;
}
