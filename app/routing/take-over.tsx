import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  type MiddlewareFunction,
  matchRoutes,
  redirect,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadDocument } from '../release/load-document.ts';
import { loadManifest } from '../release/manifest.ts';
import { fetchPayload } from '../release/payload.ts';
import { colorMode } from '../theme/color-mode.ts';
import { ArrivalContext } from './arrival.tsx';
import type { SitePages } from './page-route.ts';
import { redirectOf } from './redirects.ts';
import { createRouteObjects, type Environment } from './route-objects.tsx';
import { type MatchedRule, matchRule } from './route-rules.ts';
import { focusQuietly, hashTarget, positions, scrollKey } from './scroll.ts';

/** Stands for the data of a page that the server drew: nothing of it is loaded again. */
const STATIC = Symbol('static');

interface TakeOverOptions {
  pages: SitePages;
  /** True when the document does not show what its address says (Back over a static page). */
  stale: boolean;
  /** Ends what keeps the static page alive: its islands and behaviours. */
  release: () => void;
}

export interface TakeOver {
  router: DataRouter;
  /** Whether the page on show is the router's, and no longer the static one. */
  isMounted(): boolean;
}

/**
 * Makes the router for a static page. It draws nothing until its first navigation has ended; then it
 * replaces the page in one task, so that no empty frame shows.
 */
export function takeOver({ pages, stale, release }: TakeOverOptions): TakeOver {
  let router: DataRouter | undefined;
  let mounted = false;

  /** Where the navigation under way leads; at the start, where the window is. */
  function destination(): string {
    const { pathname, search, hash } =
      router?.state.navigation.location ?? router?.state.location ?? location;
    return pathname + search + hash;
  }

  const environment: Environment = {
    middleware: [followRules],
    address: destination,
    rule: ruleOf,
    refuse(error) {
      if (error.statusCode === 500) console.error(error.message);
      // The page on show stays; the next navigation takes the place of this one.
      return new Promise(() => {});
    },
    beforeArrival: ownScroll,
    async load(route, { request }) {
      if (route.audience === 'visitor') return loadDocument(destination());
      try {
        const [module, payload] = await Promise.all([
          route.module(),
          fetchPayload(new URL(request.url).pathname, request.signal),
        ]);
        ownScroll();
        return { module, payload };
      } catch (error) {
        if (request.signal.aborted) throw error;
        console.warn(`Page '${route.id}' is loaded as a document instead.`, error);
        return loadDocument(destination());
      }
    },
  };
  const objects = createRouteObjects(
    pages,
    environment,
    pages.serverAddresses.map((path) => ({
      id: `server ${path}`,
      path,
      element: null,
      loader: () => loadDocument(destination()),
    })),
  );
  const drawn = stale ? [] : (matchRoutes(objects, location) ?? []);
  const made = createBrowserRouter(objects, {
    ...(!stale && {
      hydrationData: {
        loaderData: Object.fromEntries(drawn.map(({ route }) => [route.id, STATIC])),
      },
    }),
  });
  router = made;
  made.enableScrollRestoration(positions, () => scrollY, scrollKey);
  const unsubscribe = made.subscribe(mountWhenReady);
  mountWhenReady();

  function mountWhenReady(): void {
    const { initialized, navigation, errors, matches, loaderData } = made.state;
    if (!initialized || navigation.state !== 'idle') return;
    const leaf = matches.at(-1)?.route.id ?? '';
    // Comparing locations is not enough: Back between hashes during a pending click changes them too.
    if (!errors && loaderData[leaf] === STATIC) return;
    unsubscribe();
    mounted = true;
    mount(made, release);
  }

  return { router: made, isMounted: () => mounted };
}

async function ruleOf(path: string): Promise<MatchedRule> {
  const manifest = await loadManifest();
  return manifest ? matchRule(manifest.matcher, path) : {};
}

/** Sends a navigation where the rules of its path lead; out of the site by the window (conformance RT-12). */
const followRules: MiddlewareFunction = async ({ request }) => {
  const url = new URL(request.url);
  const target = redirectOf(await ruleOf(url.pathname), url, false);
  if (!target) return;
  if (!target.external) throw redirect(target.to);
  location.href = target.to;
  await new Promise(() => {});
};

/**
 * From here on the router places the scroll. The mode belongs to the history entry, so it is set just
 * before the first one is pushed: a click that comes to nothing leaves the browser in charge.
 */
function ownScroll(): void {
  history.scrollRestoration = 'manual';
}

function mount(router: DataRouter, release: () => void): void {
  const page = document.getElementById('page');
  if (!page) throw new Error('The document has no #page.');
  release();
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
  colorMode.force(null);
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
