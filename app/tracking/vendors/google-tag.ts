import { reportedAddress } from '../address.ts';
import type { Choice } from '../consent.ts';
import { conversionOf, type TrackedEvent } from '../events.ts';
import { purposesOf, type TrackingTools } from '../tools.ts';
import { beginConsent, gtag, updateConsent } from './data-layer.ts';
import { loadScript, type Vendor } from './vendor.ts';

/** Google Analytics 4 and Google Ads: one script, each of the two only where it is allowed. */
export function googleTag({ ga4, ads }: Pick<TrackingTools, 'ga4' | 'ads'>): Vendor {
  const configured = new Set<string>();

  /** GA4's automatic page view is off: it covers the first page only, and every page is reported here. */
  function configure(choice: Choice): void {
    if (ga4 && choice.analytics && !configured.has(ga4.id)) {
      configured.add(ga4.id);
      gtag('config', ga4.id, { send_page_view: false });
      viewed();
    }
    if (ads && choice.ads && !configured.has(ads.id)) {
      configured.add(ads.id);
      gtag('config', ads.id);
    }
  }

  function viewed(): void {
    if (!ga4 || !configured.has(ga4.id)) return;
    gtag('event', 'page_view', {
      send_to: ga4.id,
      page_title: document.title,
      page_location: reportedAddress(),
    });
  }

  /** Applies to everything that it sends from now on, its automatic events included. */
  function setAddress(): void {
    gtag('set', { page_location: reportedAddress() });
  }

  return {
    purposes: [...(ga4 ? purposesOf.ga4 : []), ...(ads ? purposesOf.ads : [])],
    cookies: ['_ga', '_gcl', '_gac', '_gid'],
    receivesAddress: true,
    start(choice) {
      const [first] = [choice.analytics && ga4, choice.ads && ads].flatMap((tool) => tool || []);
      if (!first) return;
      beginConsent(choice);
      gtag('js', new Date());
      setAddress();
      configure(choice);
      void loadScript(`https://www.googletagmanager.com/gtag/js?id=${first.id}`);
    },
    consent(choice) {
      updateConsent(choice);
      configure(choice);
    },
    pageShown() {
      setAddress();
      viewed();
    },
    report(event) {
      if (ga4 && configured.has(ga4.id)) {
        const [name, data] = ga4Event(event, ga4.value);
        gtag('event', name, { send_to: ga4.id, ...data });
      }
      const conversion = conversionOf(event);
      const label = conversion && ads?.labels[conversion];
      if (!ads || !label || !configured.has(ads.id)) return;
      gtag('event', 'conversion', {
        send_to: `${ads.id}/${label}`,
        ...('reference' in event && {
          value: ads.value,
          currency: 'KRW',
          transaction_id: event.reference,
        }),
      });
    },
  };
}

/** Name and parameters; only the request's is a recommended event of GA4. */
function ga4Event(event: TrackedEvent, value: number): [string, object] {
  switch (event.name) {
    case 'request_submitted':
      return ['generate_lead', { currency: 'KRW', value, transaction_id: event.reference }];
    case 'phone_click':
      return ['click_call', { where: event.where }];
    case 'messenger_click':
      return ['click_chat', { messenger: event.messenger, where: event.where }];
    case 'calculator_used':
      return ['calculator_used', { calculator: event.calculator }];
  }
}
