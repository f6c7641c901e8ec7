import { onIdle } from '../idle.ts';
import { knownRules } from './known-rules.ts';
import { isFile, linkAddress } from './link-address.ts';
import { loadManifest } from './manifest.ts';
import { fetchErrorPage, hasLoaded, loadPayload } from './payloads.ts';

/** Limit of what is fetched ahead for one page on show, in characters of HTML (conformance PL-2). */
const MAX_AHEAD = 300_000;

/** What has come for the page on show. */
let ahead = 0;
/** One page is fetched at a time: what is under way would not be counted yet. */
let fetching = Promise.resolve();

/**
 * Fetches the manifest (conformance MF-6) and the page of an error, then the payloads of links in sight, also on the pages
 * that follow; what failed is asked for again with the next page.
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

/** Observes the links to other pages of the page on show (conformance PL-2). */
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
  if (payload && payload !== 'other build') ahead += payload.html.length;
}

/** The path of the other page that a link leads to. */
function pageOf(link: Element): string | null {
  const address = linkAddress(link);
  const isOther = address && !isFile(address) && address.pathname !== location.pathname;
  return isOther ? address.pathname : null;
}
