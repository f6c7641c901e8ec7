/** What the manifest says of the site's addresses. */
export interface KnownRules {
  /** Where the rules lead from an address, perhaps to another site (conformance RT-11, RT-12). */
  follow: (address: URL) => URL;
  /** Whether a page's payload can be asked for (conformance PL-1). */
  hasPayload: (pathname: string) => boolean;
  /** Whether the server decides at each request who may see a page (conformance RT-14). */
  isGuarded: (pathname: string) => boolean;
}

/** Until the manifest has arrived, the server decides. */
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
