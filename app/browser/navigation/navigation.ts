import { withoutSlash } from '#app/routing/payload.ts';
import { reportAppError } from '../app-error.ts';
import { focusQuietly, hashTarget } from './hash-target.ts';
import type { Keeper } from './kept-pages.ts';
import { knownRules } from './known-rules.ts';
import { isFile } from './link-address.ts';
import { announce, announceWait, showLostConnection } from './notices.ts';
import { holdPositionOfDocument, keepPosition } from './positions.ts';
import { type ReadablePage, readErrorPage, readPage } from './read-page.ts';
import { claimReloadAttempt } from './recover.ts';
import { scrollAsBrowser, scrollToTarget } from './scroll.ts';
import { hasLayout, type PageLife, swap } from './swap.ts';
import { isOutdated } from './update-watch.ts';

/** A navigation to another page. */
interface Visit {
  event: NavigateEvent;
  /** Where the rules lead from the address of the link. */
  target: URL;
  /** The history entry that is left. */
  from: NavigationHistoryEntry | null;
}

/** Loads what keeps pages for Back: not part of the first visit's script, but there when the first page is left. */
export let loadKeeper = async (_from?: NavigationHistoryEntry | null): Promise<void> => {};

/**
 * Shows the site's pages in this document, by the Navigation API. A browser without it follows links as documents, and
 * so does every browser where the document says so (`data-navigation`, by the setting CLIENT_NAVIGATION).
 */
export function startNavigation(options: PageLife): void {
  if (!('navigation' in globalThis)) return;
  const { isPersonal } = options;
  const { dataset } = document.documentElement;
  /** The path of the page on show: while another one is fetched, the address is another already. */
  let shown = location.pathname;
  /** Counts the events, also those of `replaceState`, which abort the signal of the one before. */
  let events = 0;
  /** Counts the navigations: an answer is overtaken when the visitor has asked for something else since. */
  let latest = 0;
  let isReturning = false;
  let isLeaving = false;
  /** Whether a form was sent before the keeper came. */
  let isSent = false;
  let keeper: Keeper | undefined;
  let loadingKeeper: Promise<void> | undefined;

  loadKeeper = (from = navigation.currentEntry) => {
    loadingKeeper ??= import('./kept-pages.ts').then(
      ({ createKeeper }) => {
        keeper = createKeeper(options, { path: shown, key: from?.key ?? '', mayKeep: !isSent });
      },
      // Back makes the page anew.
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
    // The document was left while a page was fetched, and has come back from the browser's cache.
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
    // As the server redirects it.
    target.pathname = withoutSlash(target.pathname);
    if (isFile(target) || needsOwnDocument(target.pathname)) leaveDocument(event);
    else event.intercept({ ...how, handler: () => show({ event, target, from }) });
  });

  /** Tools that run in a document read the addresses of all its pages. */
  function needsOwnDocument(path: string): boolean {
    return dataset.tracking !== undefined && (isPersonal(path) || isPersonal(shown));
  }

  async function show(visit: Visit): Promise<void> {
    const { event, target, from } = visit;
    latest++;
    const ticket = latest;
    // Under an outdated build only documents are of use, and one is loaded when it has answered.
    if (event.navigationType === 'traverse' && !isOutdated()) {
      const isLatest = () => ticket === latest;
      const again = keeper?.showAgain(event, { isLatest, arrive });
      if (again) {
        showLostConnection(false);
        return again;
      }
    }
    if (target.pathname === shown && hasLayout(document)) {
      moveInPage(visit);
      return;
    }
    const endWait = announceWait();
    const begun = events;
    // In a task of its own: the event of what has overtaken it comes after the signal.
    const stop = () => {
      // A tool has replaced the state.
      if (events !== begun && ticket === latest) return;
      endWait();
      if (ticket !== latest) return;
      latest++;
      returnTo(from);
    };
    event.signal.addEventListener('abort', () => setTimeout(stop));
    const isWhole = isOutdated() || isPersonal(target.pathname) || !hasLayout(document);
    const end = new AbortController();
    const loading = Promise.all([readPage(target, isWhole), loadKeeper(from)]);
    const loaded = await Promise.race([loading, leaving(end.signal)]).finally(endWait);
    end.abort();
    // The event's signal cannot tell: any `replaceState` aborts it.
    if (!loaded || ticket !== latest) return;
    const [reading] = loaded;
    showLostConnection(reading.kind === 'unreachable');
    if (reading.kind === 'unreachable') returnTo(from);
    else if (reading.kind === 'document' || isOutdated()) loadDocument(visit);
    else tryToPut(visit, reading);
  }

  /** A page that cannot be put in place is loaded once as a document; after that, the page of an error stands there. */
  function tryToPut(visit: Visit, reading: ReadablePage): void {
    try {
      put(visit.event, reading);
    } catch (error) {
      reportAppError(error, 'Error while mounting app:');
      const { pathname, search } = visit.target;
      const errorPage = claimReloadAttempt(pathname + search) ? null : readErrorPage();
      if (!errorPage) {
        loadDocument(visit);
        return;
      }
      swap(errorPage, options);
      arrive(visit.target);
    }
  }

  function put(event: NavigateEvent, { page, address }: ReadablePage): void {
    const { keepsScroll } = swap(page, options, keeper?.leave);
    // While the page was fetched, the visitor has followed a link to a part of it.
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

  /** Focuses and announces the page that stands in place now (conformance RT-17, RT-19). */
  function arrive({ hash, pathname, href }: URL, focus?: HTMLElement | null): void {
    shown = pathname;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading || location.pathname !== pathname) {
      // This browser's navigation cannot be relied on: from here on, links load documents.
      dataset.navigation = 'documents';
      location.replace(href);
      return;
    }
    const focused = focus ?? hashTarget(hash) ?? heading;
    focusQuietly(focused);
    const words = document.querySelector('[data-announce]')?.textContent;
    // A screen reader reads the heading as it takes the focus.
    const title = focused === heading ? '' : document.title.split(' | ')[0];
    announce(words ?? title ?? '');
    document.dispatchEvent(new Event('page:shown'));
  }

  /** Gives the page on show its address back; what was typed in it stays. */
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

  /** Loads the document of a navigation whose history entry is there already. */
  function loadDocument({ event, target, from }: Visit): void {
    if (event.navigationType === 'traverse') {
      reload(event);
      return;
    }
    isLeaving = true;
    // From the address of the page on show: a replacement by the same address with a hash would only scroll.
    if (from?.url) history.replaceState(null, '', from.url);
    location.replace(target);
  }
}

/**
 * Whether a navigation may lead to another page of the site: a link or a script that leaves the document, or Back and
 * Forward within it. Not `pushState` and `replaceState`, hashes, downloads, forms and reloads.
 */
function isForPage(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } =
    event;
  // Safari says of other ports and sub-domains that they can be intercepted.
  if (new URL(destination.url).origin !== location.origin) return false;
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return false;
  if (navigationType === 'reload') return false;
  return navigationType === 'traverse' || !destination.sameDocument;
}

/** Another query, a hash, or the same address: the page stays (conformance RT-16, PL-4). */
function moveInPage({ event, target: { href, hash }, from }: Visit): void {
  const hadHash = from?.url ? new URL(from.url).hash !== '' : false;
  if (event.navigationType === 'traverse' || hash || hadHash) scrollAsBrowser(event);
  if (href !== location.href) history.replaceState(history.state, '', href);
  const target = hashTarget(hash);
  if (target) focusQuietly(target);
}

/**
 * Lets the browser load the document. A traversal within this document would only change the address, were it not
 * intercepted.
 */
function leaveDocument(event: NavigateEvent): void {
  if (event.navigationType === 'traverse')
    event.intercept({ scroll: 'manual', handler: async () => reload(event) });
}

/** Resolves when the document is left: Chromium's tab crashes where a handler goes on in its cache. */
function leaving(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    addEventListener('pagehide', () => resolve(undefined), { signal });
  });
}

/** Loads the document of a history entry. A reload keeps the position that the page has. */
function reload(event: NavigateEvent): void {
  scrollAsBrowser(event);
  location.reload();
}
