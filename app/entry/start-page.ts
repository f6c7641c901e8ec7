import { attachWhenNear, type BehaviourModules, detachAll } from '#app/browser/attach-when-near.ts';
import { attachBehaviours, type Behaviour } from '#app/browser/behaviours.ts';
import { startColorMode } from '#app/browser/color-mode.ts';
import { inNextTask } from '#app/browser/idle.ts';
import type { IslandModules } from '#app/browser/island.tsx';
import { reloadForLostStyles, watchLeaving } from '#app/browser/lost-code.ts';
import { focusTargetOnLoad, followHashes } from '#app/browser/navigation/hash.ts';
import { startNavigation } from '#app/browser/navigation/navigation.ts';
import { watchErrors } from '#app/browser/report-error.ts';
import { recall } from '#app/browser/storage.ts';
import { unmountIslands, watchIslands } from '#app/browser/watch-islands.ts';
import { watchAddress } from '#app/calculators/state/address.ts';
import { DRAFT_KEY } from '#app/consult/intake/form/draft-key.ts';
import { rememberSource, visitSource } from '#app/consult/intake/form/source.ts';
import { takeQueryFromAddress } from '#app/search/query-address.ts';
import { markCurrent } from '#app/site/layout/current.ts';
import { layOutRest } from '#app/site/layout/rest-of-page.ts';
import { isAlone, isPersonal } from '#app/tracking/address.ts';
import { analyticsChoice, startTracking } from '#app/tracking/start.ts';
import { afterIdle } from './after-idle.ts';

export interface StartOptions {
  behaviours: readonly Behaviour[];
  /** Behaviours that a page does not need when it starts. */
  lateBehaviours: BehaviourModules;
  islands: IslandModules;
}

/** Starts a document that the server rendered: runs each part of the site's script in order. */
export function startPage({ behaviours, lateBehaviours, islands }: StartOptions): void {
  // In development, the console shows errors.
  if (!import.meta.env.DEV) {
    watchErrors(async () => {
      const reports = await import('#app/error-reports/start.ts');
      return (settings) => reports.start(settings, analyticsChoice());
    });
  }
  if (document.readyState !== 'loading') begin();
  else document.addEventListener('DOMContentLoaded', begin, { once: true });

  function begin(): void {
    rememberSource();
    watchAddress();
    takeQueryFromAddress();
    focusTargetOnLoad();
    startTracking(visitSource);
    startColorMode();
    watchLeaving();
    if (document.readyState === 'complete') reloadForLostStyles();
    else addEventListener('load', reloadForLostStyles);
    watchIslands(document, islands, attachIn);
    globalThis.earlyPresses = undefined;
    delete document.documentElement.dataset.lost;
    inNextTask(attach);
  }

  function attach(): void {
    const layOutAll = layOutRest();
    attachBehaviours(document, behaviours);
    followHashes();
    startNavigation({
      start(place) {
        attachBehaviours(place, behaviours);
        watchIslands(place, islands, attachIn);
        void attachLate(place);
      },
      stop(place) {
        layOutAll();
        // Must come first, while the islands still have their elements.
        detachAll(place);
        unmountIslands(place);
      },
      isPersonal,
      isAlone,
    });
    document.addEventListener('page:shown', () => markCurrent(location.pathname));
    void attachLate(document);
    // Development has no build to update from.
    if (!import.meta.env.DEV) startMoreWhenIdle();
  }

  /** Attaches the behaviours inside an island that has mounted, or whose HTML was restored. */
  function attachIn(island: ParentNode): void {
    attachBehaviours(island, behaviours);
    void attachWhenNear(island, lateBehaviours, isUrgent);
  }

  /** Attaches late behaviours, then marks the page as started by `data-begun` on the root element. */
  async function attachLate(place: ParentNode): Promise<void> {
    const { dataset } = document.documentElement;
    delete dataset.begun;
    await attachWhenNear(place, lateBehaviours, isUrgent);
    dataset.begun = '';
  }
}

/** Whether a behaviour loads at once. A draft must be restored before the scroll position is (conformance RT-15). */
function isUrgent(name: string): boolean {
  return name === 'keep-draft' && recall('sessionStorage', DRAFT_KEY) !== null;
}

/** Loads code that the main script leaves out, such as prefetching the manifest and payloads. */
function startMoreWhenIdle(): void {
  afterIdle(() =>
    import('./when-idle.ts').then(
      ({ startWhenIdle }) => startWhenIdle(),
      () => {},
    ),
  );
}
