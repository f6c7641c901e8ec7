import { withoutSlash } from '#app/routing/payload.ts';
import { reportAppError } from '../app-error.ts';
import { focusQuietly, hashTarget, scrollAsBrowser, scrollToTarget } from './hash.ts';
import type { Keeper } from './kept-pages.ts';
import { knownRules } from './known-rules.ts';
import { isFile } from './link-address.ts';
import { announce, announceWait, showLostConnection } from './notices.ts';
import { isOutdated } from './outdated.ts';
import { holdPositionOfDocument, keepPosition } from './positions.ts';
import { type ReadablePage, readErrorPage, readPage } from './read-page.ts';
import { claimReloadAttempt } from './recover.ts';
import { hasLayout, type PageLife, swap } from './swap.ts';

/** Query that holds a visitor's words. Its address loads a document, so that no tool of this one sees it. */
const QUERY = 'q';

/** A navigation to another page. */
interface Intercepted {
  event: NavigateEvent;
  /** Address of the page after redirect rules are applied to the link's address. */
  target: URL;
  /** The history entry that the visitor leaves. */
  from: NavigationHistoryEntry | null;
}

/** Loads the module that keeps pages for Back, after the entry script but before the visitor leaves the first page. */
export let loadKeeper = async (_from?: NavigationHistoryEntry | null): Promise<void> => {};

/**
 * Shows the site's pages in this document through the Navigation API. Links load documents in a browser without that
 * API, and in every browser if `data-navigation` (setting CLIENT_NAVIGATION) requires it.
 */
export function startNavigation(options: PageLife): void {
  if (!('navigation' in globalThis)) return;
  const { isPersonal, isAlone } = options;
  const { dataset } = document.documentElement;
  /** The path of the current page. The address already differs while the next page is being fetched. */
  let shown = location.pathname;
  /** Counts `navigate` events. Each aborts the signal of the event before, even one from `replaceState`. */
  let events = 0;
  /** Counts navigations, to drop a page that arrives after a later navigation has begun. */
  let latest = 0;
  let isReturning = false;
  let isLeaving = false;
  /** Whether the visitor sent a form before the keeper was loaded. */
  let isSent = false;
  let keeper: Keeper | undefined;
  let loadingKeeper: Promise<void> | undefined;

  loadKeeper = (from = navigation.currentEntry) => {
    loadingKeeper ??= import('./kept-pages.ts').then(
      ({ createKeeper }) => {
        keeper = createKeeper(options, { path: shown, key: from?.key ?? '', mayKeep: !isSent });
      },
      // Without the keeper, the next page loads as a document.
      () => {
        loadingKeeper = undefined;
      },
    );
    return loadingKeeper;
  };
  const keepShownPosition = () => {
    if (location.pathname === shown) keepPosition();
  };

  holdPositionOfDocument();
  addEventListener('pagehide', keepShownPosition);
  addEventListener('pageshow', ({ persisted }) => {
    // The visitor left the document while it fetched a page, and returned to it through the back/forward cache.
    if (persisted && location.pathname !== shown) location.reload();
  });
  document.addEventListener('consult:received', () => {
    isSent = true;
  });
  addEventListener('online', () => showLostConnection(false));
  navigation.addEventListener('navigate', (event) => {
    events++;
    const isPage = isForPage(event);
    if (isPage || event.hashChange) keepShownPosition();
    if (isLeaving || dataset.navigation === 'documents' || !isPage) return;
    const how = { scroll: 'manual', focusReset: 'manual' } as const;
    if (isReturning) {
      isReturning = false;
      event.intercept(how);
      return;
    }
    const from = navigation.currentEntry;
    const target = knownRules().follow(new URL(event.destination.url));
    if (target.origin !== location.origin) {
      event.preventDefault();
      location.href = target.href;
      return;
    }
    // The server redirects an address with a slash at its end in the same way.
    target.pathname = withoutSlash(target.pathname);
    const hasWords = target.searchParams.has(QUERY);
    if (isFile(target) || hasWords || needsOwnDocument(target.pathname)) leaveDocument(event);
    else event.intercept({ ...how, handler: () => show({ event, target, from }) });
  });

  /**
   * Whether a page must load as a document: because it is alone in its document, or because tracking tools in a document
   * read the addresses of all its pages.
   */
  function needsOwnDocument(path: string): boolean {
    if (isAlone(path) !== isAlone(shown)) return true;
    return dataset.tracking !== undefined && (isPersonal(path) || isPersonal(shown));
  }

  async function show(intercepted: Intercepted): Promise<void> {
    const { event, target, from } = intercepted;
    latest++;
    const ticket = latest;
    // An outdated build can only load documents, and does so below once the server has answered.
    if (event.navigationType === 'traverse' && !isOutdated()) {
      const isLatest = () => ticket === latest;
      const again = keeper?.showAgain(event, { isLatest, arrive });
      if (again) {
        showLostConnection(false);
        return again;
      }
    }
    if (target.pathname === shown && hasLayout(document)) {
      moveInPage(intercepted);
      return;
    }
    const endWait = announceWait();
    const begun = events;
    // Runs in its own task, because the event that overtakes a navigation fires after its signal has aborted.
    const stop = () => {
      // A tool has called `replaceState`.
      if (events !== begun && ticket === latest) return;
      endWait();
      if (ticket !== latest) return;
      latest++;
      returnTo(from);
    };
    event.signal.addEventListener('abort', () => setTimeout(stop));
    const isWhole = isOutdated() || isPersonal(target.pathname) || !hasLayout(document);
    const end = new AbortController();
    const loading = Promise.all([readPage(target, isWhole), loadKeeper(from)]).then(
      ([reading]) => keeper?.styled(reading) ?? reading,
    );
    const reading = await Promise.race([loading, leaving(end.signal)]).finally(endWait);
    end.abort();
    // The event's signal does not show this, because any `replaceState` aborts it.
    if (!reading || ticket !== latest) return;
    showLostConnection(reading.kind === 'unreachable');
    if (reading.kind === 'unreachable') returnTo(from);
    else if (reading.kind === 'document' || isOutdated() || !keeper) loadDocument(intercepted);
    else tryToPut(intercepted, reading);
  }

  /** Shows a page. If that throws, loads it as a document once; if it fails again, shows the error page. */
  function tryToPut(intercepted: Intercepted, reading: ReadablePage): void {
    try {
      put(intercepted.event, reading);
    } catch (error) {
      reportAppError(error, 'Error while mounting app:');
      const { pathname, search } = intercepted.target;
      const errorPage = claimReloadAttempt(pathname + search) ? null : readErrorPage();
      if (!errorPage) {
        loadDocument(intercepted);
        return;
      }
      swap(errorPage, options);
      arrive(intercepted.target);
    }
  }

  function put(event: NavigateEvent, { page, address }: ReadablePage): void {
    const { keepsScroll } = swap(page, options, keeper?.leave);
    // The visitor may have followed a link to a part of the page while it was being fetched.
    if (location.pathname === address.pathname && hashTarget(location.hash)) {
      address.hash = location.hash;
    }
    if (address.href !== event.destination.url) scrollToTarget(address.hash);
    else if (address.hash || event.navigationType === 'traverse' || !keepsScroll) {
      scrollAsBrowser(event);
    }
    if (address.href !== location.href) history.replaceState(history.state, '', address);
    arrive(address);
  }

  /** Focuses and announces the current page (conformance RT-17, RT-19). */
  function arrive({ hash, pathname, href }: URL, focus?: HTMLElement | null): void {
    shown = pathname;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading || location.pathname !== pathname) {
      // This browser's Navigation API is unreliable, so links load documents from now on.
      dataset.navigation = 'documents';
      location.replace(href);
      return;
    }
    const focused = focus ?? hashTarget(hash) ?? heading;
    focusQuietly(focused);
    const words = document.querySelector('[data-announce]')?.textContent;
    // A screen reader already reads the heading when it receives focus.
    const title = focused === heading ? '' : document.title.split(' | ')[0];
    announce(words ?? title ?? '');
    document.dispatchEvent(new Event('page:shown'));
  }

  /** Restores the address of the current page, which keeps its input. */
  function returnTo(from: NavigationHistoryEntry | null): void {
    const at = navigation.currentEntry;
    if (!from?.url || from.id === at?.id) return;
    if (from.key === at?.key) {
      history.replaceState(null, '', from.url);
      return;
    }
    isReturning = true;
    navigation.traverseTo(from.key);
  }

  /** Loads the document of a navigation whose history entry already exists. */
  function loadDocument({ event, target, from }: Intercepted): void {
    if (event.navigationType === 'traverse') {
      reload(event);
      return;
    }
    isLeaving = true;
    // Restores the current page's address first: replacing an address with itself and a hash would only scroll.
    if (from?.url) history.replaceState(null, '', from.url);
    location.replace(target);
  }
}

/**
 * Whether a navigation may lead to another page of the site: a link or script that leaves the document, or Back and
 * Forward within it. Excludes `pushState`, `replaceState`, hashes, downloads, forms and reloads.
 */
function isForPage(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } =
    event;
  // Safari reports navigations to other ports and subdomains as interceptable.
  if (new URL(destination.url).origin !== location.origin) return false;
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return false;
  if (navigationType === 'reload') return false;
  return navigationType === 'traverse' || !destination.sameDocument;
}

/** Handles a navigation to the current page, perhaps with another query or hash (conformance RT-16, PL-4). */
function moveInPage({ event, target: { href, hash }, from }: Intercepted): void {
  const hadHash = from?.url ? new URL(from.url).hash !== '' : false;
  if (event.navigationType === 'traverse' || hash || hadHash) scrollAsBrowser(event);
  if (href !== location.href) history.replaceState(history.state, '', href);
  const target = hashTarget(hash);
  if (target) focusQuietly(target);
}

/**
 * Lets the browser load the document. Intercepts a traversal within this document, which would otherwise only change
 * the address.
 */
function leaveDocument(event: NavigateEvent): void {
  if (event.navigationType === 'traverse')
    event.intercept({ scroll: 'manual', handler: async () => reload(event) });
}

/** Resolves on `pagehide`, because a handler that continues in the back/forward cache crashes the tab in Chromium. */
function leaving(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    addEventListener('pagehide', () => resolve(undefined), { signal });
  });
}

/** Loads the document of a history entry. Scrolls first, because a reload keeps the current position. */
function reload(event: NavigateEvent): void {
  scrollAsBrowser(event);
  location.reload();
}
