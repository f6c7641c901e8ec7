import { attachBehaviours, type Behaviour, namesOther } from '#app/browser/behaviours.ts';
import { startColorMode } from '#app/browser/color-mode.ts';
import { inNextTask } from '#app/browser/idle.ts';
import { type StartReports, watchErrors } from '#app/browser/report-error.ts';
import { type IslandComponents, watchIslands } from '#app/browser/watch-islands.ts';
import { watchLinks } from '#app/router/links.ts';
import type { SitePages } from '#app/router/page-route.ts';
import { prefetchWhenIdle } from '#app/router/release/prefetch.ts';
import { surviveLostStyles } from '#app/router/release/preload-css.ts';
import { watchUpdates } from '#app/router/release/update-watch.ts';
import { keepScroll, restoreScroll } from '#app/router/scroll.ts';
import { layOutRest } from './layout/rest-of-page.ts';

export interface BrowserSite {
  behaviours: Record<string, Behaviour>;
  /** Those that few pages have. */
  lateBehaviours: () => Promise<Record<string, Behaviour>>;
  islands: IslandComponents;
  /** Done first, once for each document. */
  start: () => void;
  /** Whether this visitor lets visits without an error be recorded; asked when reports start. */
  mayRecord: () => boolean;
  /** Loaded with the router. */
  pages: () => Promise<SitePages>;
}

/** Brings a static page to life once it is parsed. */
export function boot(site: BrowserSite): void {
  // What fails under a developer's hands is told on the console.
  if (!import.meta.env.DEV) watchErrors(() => loadErrorReports(site));
  if (document.readyState !== 'loading') enliven(site);
  else document.addEventListener('DOMContentLoaded', () => enliven(site), { once: true });
}

async function loadErrorReports({ mayRecord }: BrowserSite): Promise<StartReports> {
  const { start } = await import('#app/error-reports/start.ts');
  return (settings) => start(settings, { mayRecord: mayRecord() });
}

/** Does what the site begins with, keeps the colour mode, places the scroll, waits for islands. */
function enliven(site: BrowserSite): void {
  site.start();
  startColorMode();
  restoreScroll();
  keepScroll();
  surviveLostStyles();
  const unmount = watchIslands(document, site.islands);
  inNextTask(() => attachPage(site, unmount));
}

/** Lays out the rest, attaches behaviours, waits for links. */
function attachPage(site: BrowserSite, unmount: () => void): void {
  const { behaviours, pages: loadPages } = site;
  const layOutAll = layOutRest();
  const detach = attachBehaviours(document, behaviours);

  const load = () => Promise.all([import('#app/router/take-over.tsx'), loadPages()]);
  watchLinks(
    async (stale) => {
      const [{ takeOver }, pages] = await load();
      const release = () => {
        layOutAll();
        unmount();
        detach();
      };
      return takeOver({ pages, stale, release });
    },
    () => {
      // A failure here is met again, and handled, at the click.
      load().catch(() => {});
    },
  );
  void attachLate(site);
  // Development has no builds to tell of.
  if (import.meta.env.DEV) return;
  prefetchWhenIdle();
  watchUpdates();
}

/** The root element tells when the whole page is alive. */
async function attachLate({ behaviours, lateBehaviours }: BrowserSite): Promise<void> {
  try {
    if (namesOther(document, behaviours)) attachBehaviours(document, await lateBehaviours());
  } catch (error) {
    // What they serve can be read all the same.
    console.error('Widgets could not be started.', error);
  }
  document.documentElement.dataset.begun = '';
}
