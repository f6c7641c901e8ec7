import { conversionOf } from '../events.ts';
import { purposesOf, type TrackingTools } from '../tools.ts';
import { createQueue } from './once-loaded.ts';
import type { Vendor } from './vendor.ts';

declare global {
  var karrotPixel: { init(id: string): void; track(name: string): void } | undefined;
}

/** Karrot (당근) Pixel: script and calls as observed at advertisers; the vendor documents none. */
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
