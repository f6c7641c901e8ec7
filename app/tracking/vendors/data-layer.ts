import type { Choice } from '../consent.ts';

declare global {
  var dataLayer: unknown[] | undefined;
}

/** Adds to Google's queue, which the script reads once it has loaded. */
export function pushData(entry: unknown): void {
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(entry);
}

/** A command of Google's tag, which recognizes commands as `arguments` objects; arrays are ignored. */
export function gtag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  pushData(arguments);
}

/** Google Consent Mode v2: denies everything before any tag loads, then applies the visitor's choice. */
export function beginConsent(choice: Choice): void {
  gtag('consent', 'default', {
    ...stateOf({ analytics: false, ads: false }),
    wait_for_update: 500,
  });
  updateConsent(choice);
}

export function updateConsent(choice: Choice): void {
  gtag('consent', 'update', stateOf(choice));
}

function stateOf({ analytics, ads }: Choice) {
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  return {
    ad_storage: word(ads),
    ad_user_data: word(ads),
    ad_personalization: word(ads),
    analytics_storage: word(analytics),
  };
}
