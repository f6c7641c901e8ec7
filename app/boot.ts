import { attachBehaviours, type Behaviour } from './behaviours.ts';
import { type IslandComponents, watchIslands } from './islands.browser.ts';
import { watchLinks } from './routing/links.ts';
import type { PageRoute, Shell } from './routing/page-route.ts';
import { restoreOnLoad } from './routing/scroll.ts';

export interface BrowserSite {
  behaviours: Record<string, Behaviour>;
  islands: IslandComponents;
  /** The pages and what stands around them, loaded with the router. */
  pages: () => Promise<{ routes: readonly PageRoute[]; shell: Shell }>;
}

/** Brings a static page to life as soon as it is parsed. */
export function boot(site: BrowserSite): void {
  const start = () => enliven(site);
  if (document.readyState !== 'loading') start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });
}

/** Places the scroll, attaches behaviours, waits for islands and links. */
function enliven({ behaviours, islands, pages }: BrowserSite): void {
  restoreOnLoad();
  const detach = attachBehaviours(document, behaviours);
  const unmount = watchIslands(document, islands);

  const load = () => Promise.all([import('./routing/take-over.tsx'), pages()]);
  watchLinks(
    async (stale) => {
      const [{ createRouter }, { routes, shell }] = await load();
      const release = () => {
        unmount();
        detach();
      };
      return createRouter({ routes, shell, stale, release });
    },
    () => {
      // A failure here is met again, and handled, at the click.
      load().catch(() => {});
    },
  );
}
