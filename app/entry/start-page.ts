import {
  attachBehaviours,
  attachWhenNear,
  type Behaviour,
  type BehaviourModules,
} from '#app/browser/behaviours.ts';
import { startColorMode } from '#app/browser/color-mode.ts';
import { inNextTask } from '#app/browser/idle.ts';
import type { IslandModules } from '#app/browser/island.tsx';
import { watchErrors } from '#app/browser/report-error.ts';
import { watchIslands } from '#app/browser/watch-islands.ts';
import { watchAddress } from '#app/calculators/parts/address.ts';
import { rememberSource, visitSource } from '#app/consult/form/source.ts';
import { watchLinks } from '#app/router/links.ts';
import type { RouterSite } from '#app/router/page-route.ts';
import { prefetchWhenIdle } from '#app/router/release/prefetch.ts';
import { surviveLostStyles } from '#app/router/release/preload-css.ts';
import { watchUpdates } from '#app/router/release/update-watch.ts';
import { keepScroll, restoreScroll } from '#app/router/scroll.ts';
import { layOutRest } from '#app/site/layout/rest-of-page.ts';
import { analyticsChoice, startTracking } from '#app/tracking/start.ts';

export interface StartOptions {
  behaviours: readonly Behaviour[];
  /** Those that need not be there when a page begins. */
  lateBehaviours: BehaviourModules;
  islands: IslandModules;
  /** Brings what the router needs. */
  loadSite: () => Promise<{ site: RouterSite }>;
}

/** Everything that the browser does with a page that the server rendered, in order. */
export function startPage(options: StartOptions): void {
  const { behaviours, lateBehaviours, islands, loadSite } = options;

  // In development, errors are on the console.
  if (!import.meta.env.DEV) {
    watchErrors(async () => {
      const reports = await import('#app/error-reports/start.ts');
      return (settings) => reports.start(settings, analyticsChoice());
    });
  }
  if (document.readyState !== 'loading') start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });

  function start(): void {
    rememberSource();
    watchAddress();
    startTracking(visitSource);
    startColorMode();
    restoreScroll();
    keepScroll();
    surviveLostStyles();
    const unmountIslands = watchIslands(document, islands);
    inNextTask(() => attach(unmountIslands));
  }

  function attach(unmountIslands: () => void): void {
    const layOutAll = layOutRest();
    const detachBehaviours = attachBehaviours(document, behaviours);
    const loadRouter = () => Promise.all([import('#app/router/take-over.tsx'), loadSite()]);
    watchLinks(
      async (stale) => {
        const [{ takeOver }, { site }] = await loadRouter();
        const release = () => {
          layOutAll();
          unmountIslands();
          detachBehaviours();
        };
        return takeOver({ site, stale, release });
      },
      () => {
        // The click loads again, and handles a failure.
        loadRouter().catch(() => {});
      },
    );
    void attachLate();
    // Development has no builds.
    if (import.meta.env.DEV) return;
    prefetchWhenIdle();
    watchUpdates();
  }

  /** Ends the start: the root element says so by `data-begun`. */
  async function attachLate(): Promise<void> {
    await attachWhenNear(document, lateBehaviours);
    document.documentElement.dataset.begun = '';
  }
}
