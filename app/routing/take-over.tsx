import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadDocument } from '../release/load-document.ts';
import { fetchPayload } from '../release/payload.ts';
import { ArrivalContext } from './arrival.tsx';
import type { PageRoute, Shell } from './page-route.ts';
import { createRouteObjects, type LoadPage } from './route-objects.tsx';
import { focusQuietly, hashTarget, readPositions, scrollKey, writePositions } from './scroll.ts';

/** Stands for the data of a page that the server drew: nothing of it is loaded again. */
const STATIC = Symbol('static');

export interface TakeOver {
  routes: readonly PageRoute[];
  shell: Shell;
  /** True when the document does not show what its address says (Back over a static page). */
  stale: boolean;
  /** Ends what keeps the static page alive: its islands and behaviours. */
  release: () => void;
}

/**
 * Makes the router for a static page. It draws nothing until its first navigation has ended; then it
 * replaces the page in one task, so that no empty frame shows.
 */
export function createRouter({ routes, shell, stale, release }: TakeOver): DataRouter {
  const objects = createRouteObjects(routes, shell, loadInBrowser);
  const drawn = stale ? [] : (matchRoutes(objects, location) ?? []);
  // Before the first entry is pushed: the mode belongs to the entry.
  history.scrollRestoration = 'manual';
  const router = createBrowserRouter(objects, {
    ...(!stale && {
      hydrationData: {
        loaderData: Object.fromEntries(drawn.map(({ route }) => [route.id, STATIC])),
      },
    }),
  });
  keepScroll(router);
  const unsubscribe = router.subscribe(mountWhenReady);
  mountWhenReady();

  function mountWhenReady(): void {
    const { initialized, navigation, errors, matches, loaderData } = router.state;
    if (!initialized || navigation.state !== 'idle') return;
    const leaf = matches.at(-1)?.route.id ?? '';
    // Comparing locations is not enough: Back between hashes during a pending click changes them too.
    if (!errors && loaderData[leaf] === STATIC) return;
    unsubscribe();
    mount(router, release);
  }

  return router;
}

function mount(router: DataRouter, release: () => void): void {
  const page = document.getElementById('page');
  if (!page) throw new Error('The document has no #page.');
  release();
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
  const arrive = watchArrivals(router);
  flushSync(() =>
    createRoot(page).render(
      <StrictMode>
        <ArrivalContext value={arrive}>
          <RouterProvider router={router} />
        </ArrivalContext>
      </StrictMode>,
    ),
  );
}

const loadInBrowser: LoadPage = async (route, { request }) => {
  if (route.audience === 'visitor') return loadDocument(request.url);
  try {
    const [module, payload] = await Promise.all([
      route.module(),
      fetchPayload(new URL(request.url).pathname, request.signal),
    ]);
    return { module, payload };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn(`Page '${route.id}' could not be drawn here and is loaded as a document.`, error);
    return loadDocument(request.url);
  }
};

function keepScroll(router: DataRouter): void {
  const positions = readPositions();
  router.enableScrollRestoration(positions, () => scrollY, scrollKey);
  addEventListener('pagehide', () => {
    writePositions({ ...positions, [scrollKey(router.state.location)]: scrollY });
  });
}

/** Scrolls and focuses after each navigation (conformance RT-15 to RT-17, RT-19). */
function watchArrivals(router: DataRouter): () => void {
  let shown: string | undefined;
  return () => {
    const { location, restoreScrollPosition, preventScrollReset } = router.state;
    const otherPage = location.pathname !== shown;
    shown = location.pathname;
    const target = hashTarget(location.hash);
    if (typeof restoreScrollPosition === 'number') scrollTo(0, restoreScrollPosition);
    else if (target) target.scrollIntoView();
    else if (!preventScrollReset) scrollTo(0, 0);
    const focus = target ?? (otherPage ? document.querySelector<HTMLElement>('h1') : null);
    if (focus) focusQuietly(focus);
  };
}
