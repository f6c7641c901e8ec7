import type { FunctionComponent } from 'react';
import { reportAppError } from './app-error.ts';
import { hasEarlyInput } from './early-input.ts';
import { rememberPresses } from './early-presses.ts';
import { hasEntry } from './entry-key.ts';
import type { IslandModules, IslandParts } from './island.tsx';
import { RETRIES, released, reloadForLostCode, sayLost } from './lost-code.ts';
import { observeNear } from './near.ts';
import { reportUnlessLeft } from './report-unless-left.ts';

const START = 'island:start';
const touches = [...RETRIES, START];
const occasions = ['pointerover', 'keydown', ...touches];

const watched = new Map<HTMLElement, () => void>();

/** Addresses of the scripts preloaded so far. */
const preloaded = new Set<string>();

/**
 * Hydrates each island inside a part of the page once: when it comes near the viewport (`start="near"`), when the
 * visitor touches it, or when `startIsland` is called.
 *
 * @param attach attaches the behaviours inside an island that has mounted, or whose HTML was restored
 */
export function watchIslands(
  root: ParentNode,
  modules: IslandModules,
  attach: (island: Element) => void,
): void {
  for (const island of islandsOf(root)) {
    if (!watched.has(island)) watched.set(island, watchIsland(island, modules, attach));
  }
}

/** Unmounts the islands inside a part of the page, and stops watching those that are not hydrated yet. */
export function unmountIslands(root: ParentNode): void {
  for (const island of islandsOf(root)) {
    watched.get(island)?.();
    watched.delete(island);
  }
}

function islandsOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-island]')];
}

/** Hydrates the island inside an element now, if there is one. */
export function startIsland(within: Element | null): void {
  within?.querySelector('[data-island]')?.dispatchEvent(new Event(START));
}

function watchIsland(
  island: HTMLElement,
  modules: IslandModules,
  attach: (island: Element) => void,
): () => void {
  const near = observeNear((elements) => elements.length > 0 && start());
  const presses = rememberPresses(island);
  let unmount: (() => void) | undefined;
  let unsay: (() => void) | undefined;
  let waiting = waitFor(occasions);
  let stopped = false;
  let isReported = false;

  // The wrapper has no box to observe (display: contents).
  if (island.dataset.start === 'near') {
    near.observe(island.firstElementChild ?? island);
  }
  // With the input of its history entry, the island restores the height of the page (conformance RT-15).
  if (presses.hasAny() || hasEarlyInput(island) || hasEntry()) void start();

  /** @returns a controller that removes the listeners */
  function waitFor(events: readonly string[]): AbortController {
    const end = new AbortController();
    const { signal } = end;
    for (const event of events) {
      island.addEventListener(event, start, { passive: true, signal });
    }
    return end;
  }

  async function start(event?: Event): Promise<void> {
    const pressEnds = released(event);
    near.disconnect();
    waiting.abort();
    preload(island.dataset.scripts?.split(' ') ?? []);
    try {
      const [{ hydrate }, parts] = await Promise.all([
        import('./hydrate-island.tsx'),
        loadParts(island, modules),
      ]).finally(untilShown);
      if (stopped) return;
      // From now on React itself handles a click during hydration.
      presses.forget();
      unmount = hydrate(island, parts, {
        onMount(isFirst) {
          if (isFirst) presses.replay();
          // Otherwise the behaviours are attached when the page is shown again.
          if (island.isConnected) attach(island);
          void pressEnds.then(() => unsay?.());
        },
        onRestored: () => attach(island),
      });
    } catch (error) {
      if (!stopped) await recover(error, event !== undefined);
    }
  }

  /** Waits while the page is kept for Back, because a starting island looks for its parts in the document. */
  async function untilShown(): Promise<void> {
    while (!island.isConnected && !stopped) await once('page:returned');
  }

  /** Recovers from lost code. The HTML stays and works as without script (conformance CH-1, CH-5). */
  async function recover(error: unknown, isAsked: boolean): Promise<void> {
    if (!isReported) {
      reportUnlessLeft(() =>
        reportAppError(error, `'${island.dataset.island}' could not be started.`),
      );
    }
    isReported = true;
    if ((await reloadForLostCode(isAsked)) || stopped) return;
    presses.clear();
    waiting = waitFor(touches);
    const { signal } = waiting;
    unsay ??= sayLost(island);
    addEventListener('online', () => start(), { signal });
  }

  return () => {
    stopped = true;
    near.disconnect();
    waiting.abort();
    presses.forget();
    unmount?.();
  };
}

const once = (type: string) =>
  new Promise((resolve) => document.addEventListener(type, resolve, { once: true }));

/** Preloads all scripts at once. The browser would otherwise discover each in the script that imports it. */
function preload(scripts: readonly string[]): void {
  for (const href of scripts) {
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

async function loadParts(island: HTMLElement, modules: IslandModules): Promise<IslandParts> {
  const load = modules[island.dataset.island ?? ''];
  if (!load) throw new Error('Unknown.');
  const { component, failure } = (await load()).island;
  // <Island> has checked the props against the component and wrote them unchanged.
  return { component: component as FunctionComponent<object>, ...(failure && { failure }) };
}
