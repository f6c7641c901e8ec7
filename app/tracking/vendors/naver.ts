import { conversionOf } from '../events.ts';
import { purposesOf, type TrackingTools } from '../tools.ts';
import { createQueue } from './once-loaded.ts';
import type { Vendor } from './vendor.ts';

declare global {
  var wcs_add: Record<string, string> | undefined;
  var wcs_do: (() => void) | undefined;
  var wcs:
    | {
        inflow(domain: string): void;
        trans(conversion: { type: string; id?: string }): void;
      }
    | undefined;
}

/**
 * Naver premium log: inflow and page view on every page, then conversions. The older `cnv` is never
 * called: after one `trans` Naver permanently ignores `cnv` of that kind.
 */
export function naver({ id, types }: NonNullable<TrackingTools['naver']>): Vendor {
  const queue = createQueue();
  return {
    purposes: purposesOf.naver,
    cookies: ['NA_', 'wcs_'],
    start() {
      globalThis.wcs_add ??= {};
      globalThis.wcs_add.wa = id;
      queue.add(() => {
        globalThis.wcs?.inflow(location.hostname.replace(/^www\./, ''));
        globalThis.wcs_do?.();
      });
      queue.load('https://wcs.naver.net/wcslog.js');
    },
    pageShown() {
      queue.add(() => globalThis.wcs_do?.());
    },
    report(event) {
      const conversion = conversionOf(event);
      const type = conversion && types[conversion];
      if (!type) return;
      const own = 'reference' in event ? { id: event.reference } : {};
      queue.add(() => globalThis.wcs?.trans({ type, ...own }));
    },
  };
}
