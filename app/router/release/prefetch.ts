import { onIdle } from '#app/browser/idle.ts';
import { linkAddress } from '../link-address.ts';
import { loadManifest } from './manifest.ts';

/** How long after the page is idle the manifest is fetched. */
const DELAY_MS = 1_000;

let visible: IntersectionObserver | undefined;

/** Fetches the manifest once the page is idle (conformance MF-6), then payloads of visible links. */
export function prefetchWhenIdle(): void {
  if (navigator.connection?.effectiveType === 'slow-2g') return;
  onIdle(() =>
    setTimeout(async () => {
      if (await loadManifest()) prefetchVisibleLinks();
    }, DELAY_MS),
  );
}

/**
 * Fetches the payloads of the pages that the links in sight lead to (conformance PL-2). Called again for
 * each page that the router renders.
 */
export function prefetchVisibleLinks(): void {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  if (saveData || effectiveType.includes('2g')) return;
  visible ??= new IntersectionObserver(onSight);
  visible.disconnect();
  for (const link of document.querySelectorAll('a[href]')) {
    if (pageOf(link)) visible.observe(link);
  }
}

function onSight(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    onIdle(async () => {
      const path = pageOf(target);
      if (!path || !(await loadManifest())) return;
      // Not part of the first visit's script: pages without links to others do not need it.
      const code = await import('./payload.ts').catch(() => null);
      await code?.loadPayload(path);
    });
  }
}

/** The path of the other page that a link leads to. */
function pageOf(link: Element): string | null {
  const path = linkAddress(link)?.pathname;
  return path && path !== location.pathname ? path : null;
}
