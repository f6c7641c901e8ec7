import { conversionOf } from '../events.ts';
import { purposesOf, type TrackingTools } from '../tools.ts';
import { loadScript, type Vendor } from './vendor.ts';

interface Fbq {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[];
  push: Fbq;
  loaded: boolean;
  version: string;
  disablePushState?: boolean;
}

declare global {
  var fbq: Fbq | undefined;
  var _fbq: Fbq | undefined;
}

/** Meta Pixel, without its automatic page views and its reading of buttons and forms. */
export function meta({ id }: NonNullable<TrackingTools['meta']>): Vendor {
  const pageShown = () => globalThis.fbq?.('track', 'PageView');
  return {
    purposes: purposesOf.meta,
    cookies: ['_fbp', '_fbc'],
    start() {
      const fbq = globalThis.fbq ?? makeQueue();
      globalThis.fbq = fbq;
      globalThis._fbq ??= fbq;
      fbq.disablePushState = true;
      fbq('set', 'autoConfig', false, id);
      fbq('init', id);
      pageShown();
      void loadScript('https://connect.facebook.net/en_US/fbevents.js');
    },
    pageShown,
    report(event) {
      if ('reference' in event) {
        globalThis.fbq?.('track', 'Lead', {}, { eventID: event.reference });
      } else if (conversionOf(event)) {
        globalThis.fbq?.('track', 'Contact');
      }
    },
  };
}

function makeQueue(): Fbq {
  const fbq: Fbq = Object.assign(
    (...words: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...words);
      else fbq.queue.push(words);
    },
    // Its own `push` is set next, to itself.
    { queue: [], push: undefined as unknown as Fbq, loaded: true, version: '2.0' },
  );
  fbq.push = fbq;
  return fbq;
}
