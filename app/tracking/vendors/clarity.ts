import { inNextTask } from '#app/browser/idle.ts';
import type { Choice } from '../consent.ts';
import { purposesOf, type TrackingTools } from '../tools.ts';
import { loadScript, type Vendor } from './vendor.ts';

type Clarity = ((...words: unknown[]) => void) & { q?: unknown[] };

declare global {
  var clarity: Clarity | undefined;
}

/** Microsoft Clarity. It follows the history and masks inputs; `data-clarity-mask` masks the rest of the form. */
export function microsoftClarity({ id }: NonNullable<TrackingTools['clarity']>): Vendor {
  return {
    purposes: purposesOf.clarity,
    cookies: ['_clck', '_clsk'],
    start(choice) {
      globalThis.clarity ??= makeQueue();
      consent(choice);
      void loadScript(`https://www.clarity.ms/tag/${id}`);
    },
    consent,
    pageShown() {
      // A link that is intercepted calls no `pushState`: this is what Clarity sees of it.
      inNextTask(() => history.replaceState(history.state, ''));
    },
    report({ name }) {
      globalThis.clarity?.('event', name);
    },
  };
}

/** It stores `arguments`, like Microsoft's own snippet. */
function makeQueue(): Clarity {
  const queue: Clarity = function keep() {
    queue.q ??= [];
    // biome-ignore lint/complexity/noArguments: see above
    queue.q.push(arguments);
  };
  return queue;
}

/** Keys with a capital S: lower-case keys are silently ignored. */
function consent({ analytics, ads }: Choice): void {
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  globalThis.clarity?.('consentv2', { ad_Storage: word(ads), analytics_Storage: word(analytics) });
}
