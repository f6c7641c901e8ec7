import { purposesOf, type TrackingTools } from '../tools.ts';
import { beginConsent, pushData, updateConsent } from './data-layer.ts';
import { adsHosts, ga4Hosts } from './google-tag.ts';
import { type Hosts, loadScript, type Vendor } from './vendor.ts';

/** Hosts of Google's own tags; other tags in the container need hosts that cannot be known here. */
export const tagManagerHosts: Hosts = {
  script: adsHosts.script,
  connect: [...ga4Hosts.connect, ...adsHosts.connect],
  image: [...ga4Hosts.image, ...adsHosts.image],
  frame: adsHosts.frame ?? [],
};

/** Sent with each event, to clear what an earlier one left in Google's data layer. */
const EMPTY = {
  where: undefined,
  messenger: undefined,
  transaction_id: undefined,
  calculator: undefined,
};

/** Google Tag Manager: events by their own names, for triggers of the same names. */
export function tagManager({ id }: NonNullable<TrackingTools['gtm']>): Vendor {
  const pageShown = () =>
    pushData({ event: 'page_shown', ...EMPTY, page_path: document.location.pathname });
  return {
    purposes: purposesOf.gtm,
    cookies: ['_ga', '_gcl', '_gac', '_gid'],
    start(choice) {
      beginConsent(choice);
      pushData({ 'gtm.start': Date.now(), event: 'gtm.js' });
      pageShown();
      void loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    },
    consent: updateConsent,
    pageShown,
    report({ name, ...data }) {
      const { reference, ...others } = { reference: undefined, ...data };
      pushData({ event: name, ...EMPTY, ...others, transaction_id: reference });
    },
  };
}
