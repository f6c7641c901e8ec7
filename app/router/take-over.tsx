import { createBrowserRouter, type DataRouter, matchRoutes } from 'react-router';
import { createBrowserEnvironment } from './browser-environment.ts';
import { mount } from './mount.tsx';
import type { RouterSite } from './page-route.ts';
import { createRouteObjects } from './route-objects.tsx';
import { positions, scrollKey } from './scroll.ts';

/** Stands for the data of a page that the server rendered: the router does not load it again. */
const STATIC = Symbol('static');

interface TakeOverOptions {
  site: RouterSite;
  /** True when the document does not show what its address says (Back over a static page). */
  stale: boolean;
  /** Detaches the behaviours and islands of the static page. */
  release: () => void;
}

export interface TakeOver {
  router: DataRouter;
  /** Whether the page on show is the router's, and no longer the static one. */
  isMounted(): boolean;
}

/**
 * Creates the router for a static page. It renders nothing until its first navigation has ended; then it
 * replaces the page in one task, so that no empty frame shows.
 */
export function takeOver({ site, stale, release }: TakeOverOptions): TakeOver {
  let router: DataRouter | undefined;
  let mounted = false;
  const served = location.pathname;

  /** Where the navigation under way leads; at the start, where the window is. */
  function destination(): string {
    const { pathname, search, hash } =
      router?.state.navigation.location ?? router?.state.location ?? location;
    return pathname + search + hash;
  }

  const objects = createRouteObjects(site, createBrowserEnvironment(destination));
  const rendered = stale ? [] : (matchRoutes(objects, location) ?? []);
  const made = createBrowserRouter(objects, {
    ...(!stale && {
      hydrationData: {
        loaderData: Object.fromEntries(rendered.map(({ route }) => [route.id, STATIC])),
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
    mount(made, stale ? null : served, release);
  }

  return { router: made, isMounted: () => mounted };
}
