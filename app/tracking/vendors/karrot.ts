import { conversionOf } from '../events.ts';
import { purposesOf, type TrackingTools } from '../tools.ts';
import { createQueue } from './once-loaded.ts';
import type { Hosts, Vendor } from './vendor.ts';

declare global {
  var karrotPixel: { init(id: string): void; track(name: string): void } | undefined;
}

/** Hosts, script and calls as observed at advertisers; not documented by the vendor. */
export const karrotHosts: Hosts = {
  script: ['https://karrot-pixel.business.daangn.com'],
  connect: ['https://*.daangn.com'],
  image: ['https://*.daangn.com'],
};

/** Karrot (당근) Pixel. */
export function karrot({ id }: NonNullable<TrackingTools['karrot']>): Vendor {
  const queue = createQueue();
  const call = (name: string) => queue.add(() => globalThis.karrotPixel?.track(name));
  const pageShown = () => call('ViewPage');
  return {
    purposes: purposesOf.karrot,
    cookies: [],
    start() {
      queue.add(() => globalThis.karrotPixel?.init(id));
      pageShown();
      queue.load('https://karrot-pixel.business.daangn.com/karrot-pixel.js');
    },
    pageShown,
    report(event) {
      const conversion = conversionOf(event);
      if (conversion) call(conversion === 'request' ? 'Lead' : 'Contact');
    },
  };
}
