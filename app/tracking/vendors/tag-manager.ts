import { purposesOf, type TrackingTools } from '../tools.ts';
import { beginConsent, pushData, updateConsent } from './data-layer.ts';
import { loadScript, type Vendor } from './vendor.ts';

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
