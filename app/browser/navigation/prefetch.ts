import { onIdle } from '../idle.ts';
import { loadStyles } from '../load-styles.ts';
import { knownRules } from './known-rules.ts';
import { isFile, linkAddress } from './link-address.ts';
import { loadManifest } from './manifest.ts';
import { fetchErrorPage, hasLoaded, loadPayload } from './payloads.ts';

/** Limit of prefetched payloads for one page, in characters of HTML (conformance PL-2). */
const MAX_AHEAD = 300_000;

/** The style sheet that only some pages link. */
const STYLES = /<link rel="stylesheet" href="([^"]+)"/;

/** Pages of reference, a few of which would take up the limit. They are fetched with a click. */
const LARGE = /^\/(?:checklist|courts|may-i|papers|questions)$/;

/** Characters prefetched for the current page. */
let ahead = 0;
/** The latest request. Payloads load in sequence, because only a finished one counts toward the limit. */
let fetching = Promise.resolve();

/**
 * Fetches the manifest (conformance MF-6), the error page and the payloads of visible links, on this page and on later
 * ones. Failed requests are repeated on the next page.
 */
export async function prefetch(): Promise<void> {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  const isSparing = saveData || effectiveType.includes('2g');
  const visible = new IntersectionObserver(onSight);
  const look = async () => {
    const hasManifest = await loadManifest();
    void fetchErrorPage();
    if (hasManifest && !isSparing) observeLinks(visible);
  };
  document.addEventListener('page:shown', look);
  await look();
}

/** Observes the current page's links to other pages (conformance PL-2). */
function observeLinks(visible: IntersectionObserver): void {
  visible.disconnect();
  ahead = 0;
  for (const link of document.querySelectorAll('a[href]')) {
    if (pageOf(link)) visible.observe(link);
  }
}

function onSight(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    onIdle(() => {
      fetching = fetching.then(() => fetchPageOf(target));
    });
  }
}

async function fetchPageOf(link: Element): Promise<void> {
  const path = pageOf(link);
  if (!path || !link.isConnected || ahead > MAX_AHEAD || hasLoaded(path)) return;
  const { hasPayload, isGuarded } = knownRules();
  if (!hasPayload(path) || isGuarded(path)) return;
  const payload = await loadPayload(path);
  if (!payload || payload === 'other build') return;
  ahead += payload.html.length;
  const [, styles] = STYLES.exec(payload.head) ?? [];
  // A lost one is requested again with the click.
  if (styles) await loadStyles(styles).catch(() => {});
}

/** The path of the other page that a link leads to. */
function pageOf(link: Element): string | null {
  const address = linkAddress(link);
  const isOther = address && !isFile(address) && address.pathname !== location.pathname;
  return isOther && !LARGE.test(address.pathname) ? address.pathname : null;
}
