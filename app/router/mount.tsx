import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { reportAppError } from '#app/browser/app-error.ts';
import { colorMode } from '#app/browser/color-mode.ts';
import { reportError } from '#app/browser/report-error.ts';
import { ArrivalContext } from './arrival.tsx';
import { StatusError } from './page-error.ts';
import { loadDocument } from './release/load-document.ts';
import { prefetchVisibleLinks } from './release/prefetch.ts';
import { focusQuietly, hashTarget } from './scroll.ts';

/**
 * Replaces the static page with the router's, in one task: no empty frame, no duplicate tag in the head
 * (conformance HD-2, HD-3).
 *
 * @param replaced path of the static page; null: of another page than the document shows
 * @param release detaches the behaviours and islands of the static page
 */
export function mount(router: DataRouter, replaced: string | null, release: () => void): void {
  const page = document.getElementById('page');
  if (!page) throw new Error('The document has no #page.');
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
  colorMode.force(null);
  const arrive = watchArrivals(router, replaced);
  const links = () => [...page.querySelectorAll('a')];
  const { activeElement } = document;
  const followed = activeElement instanceof HTMLAnchorElement ? links().indexOf(activeElement) : -1;
  // Errors of the first navigation, from before anything was rendered.
  Object.values(router.state.errors ?? {}).forEach(reportUnexpected);
  try {
    release();
    const root = createRoot(page, { onUncaughtError: giveUp });
    flushSync(() =>
      root.render(
        <StrictMode>
          <ArrivalContext value={arrive}>
            <RouterProvider router={router} onError={reportUnexpected} />
          </ArrivalContext>
        </StrictMode>,
      ),
    );
    // The same page with another query: the focus stays where it was.
    const isSame = router.state.location.pathname === replaced;
    if (isSame && document.activeElement === document.body) {
      links()[followed]?.focus({ preventScroll: true });
    }
  } catch (error) {
    giveUp(error);
  }
}

/** Not even the error page could be rendered, and the page is empty: the server renders it (conformance RT-10). */
function giveUp(error: unknown): void {
  reportAppError(error, 'Error while mounting app:');
  void loadDocument(location.href);
}

/** A missing page, or one whose code is lost, is shown as such and not reported. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof StatusError)) reportError(error);
}

/** Scrolls, focuses and announces after each navigation (conformance RT-15 to RT-17, RT-19). */
function watchArrivals(router: DataRouter, replaced: string | null): () => void {
  let shown = replaced;
  return () => {
    const { location, matches, restoreScrollPosition, preventScrollReset } = router.state;
    const stays = preventScrollReset || matches.at(-1)?.route.handle?.scrollToTop === false;
    const otherPage = location.pathname !== shown;
    shown = location.pathname;
    const target = hashTarget(location.hash);
    if (typeof restoreScrollPosition === 'number') scrollTo(0, restoreScrollPosition);
    else if (target) target.scrollIntoView();
    else if (!stays) scrollTo(0, 0);
    const focus = target ?? (otherPage ? document.querySelector<HTMLElement>('h1') : null);
    if (focus) focusQuietly(focus);
    if (otherPage) {
      announce();
      // Read by tracking: once for each page view.
      document.dispatchEvent(new Event('page:shown'));
    }
    prefetchVisibleLinks();
  };
}

/**
 * Announces the page to screen readers: its title up to the name of the site, or the Korean text of the
 * error page (RT-19).
 */
function announce(): void {
  const region = document.getElementById('announcer');
  const words = document.querySelector('[data-announce]')?.textContent;
  if (region) region.textContent = words ?? document.title.split(' | ')[0] ?? '';
}
