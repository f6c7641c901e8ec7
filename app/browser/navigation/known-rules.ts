/** The manifest's rules for the site's addresses. */
export interface KnownRules {
  /** Follows redirect rules from an address, perhaps to another site (conformance RT-11, RT-12). */
  follow: (address: URL) => URL;
  /** Whether a page has a payload (conformance PL-1). */
  hasPayload: (pathname: string) => boolean;
  /** Whether the server checks access to a page at each request (conformance RT-14). */
  isGuarded: (pathname: string) => boolean;
}

/** Rules until the manifest has loaded: every decision is left to the server. */
const none: KnownRules = {
  follow: (address) => address,
  hasPayload: () => true,
  isGuarded: () => false,
};

let rules = none;

export const knownRules = (): KnownRules => rules;

export const hasRules = (): boolean => rules !== none;

export function setRules(known: KnownRules): void {
  rules = known;
}
