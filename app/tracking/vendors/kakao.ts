import { conversionOf } from '../events.ts';
import { purposesOf, type TrackingTools } from '../tools.ts';
import { createQueue } from './once-loaded.ts';
import type { Vendor } from './vendor.ts';

interface Pixel {
  pageView(tag?: string): void;
  participation(tag?: string): void;
  completeRegistration(tag?: string): void;
}

declare global {
  var kakaoPixel: ((id: string) => Pixel) | undefined;
}

/**
 * Kakao Pixel: a contact is a participation, a request a completed registration. It does not deduplicate,
 * so nothing may be called twice.
 */
export function kakao({ id }: NonNullable<TrackingTools['kakao']>): Vendor {
  const queue = createQueue();
  const pageShown = () => queue.add(() => globalThis.kakaoPixel?.(id).pageView());
  return {
    purposes: purposesOf.kakao,
    cookies: [],
    start() {
      pageShown();
      queue.load('https://t1.daumcdn.net/kas/static/kp.js');
    },
    pageShown,
    report(event) {
      const conversion = conversionOf(event);
      if (!conversion) return;
      queue.add(() => {
        const pixel = globalThis.kakaoPixel?.(id);
        if (conversion === 'request') pixel?.completeRegistration('Consulting');
        else pixel?.participation(conversion === 'phone' ? 'Call' : 'Chat');
      });
    },
  };
}
