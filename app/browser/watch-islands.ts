import type { FunctionComponent } from 'react';
import { reportAppError } from './app-error.ts';
import { hasEarlyInput } from './early-input.ts';
import { rememberPresses } from './early-presses.ts';
import type { IslandModules, IslandParts } from './island.tsx';
import { RETRIES, released, reloadForLostCode, sayLost } from './lost-code.ts';
import { observeNear } from './near.ts';
import { reportUnlessLeft } from './report-unless-left.ts';

const START = 'island:start';
const touches = [...RETRIES, START];
const occasions = ['pointerover', 'keydown', ...touches];

const watched = new Map<HTMLElement, () => void>();

/** The scripts that were asked for. */
const preloaded = new Set<string>();

/**
 * Hydrates each island inside a part of the page once: when it comes near the visible part, unless it waits to be
 * touched; when it is touched; when `startIsland` asks for it.
 *
 * @param attach attaches the behaviours inside an island that has mounted, or whose HTML was put back
 */
export function watchIslands(
  place: ParentNode,
  modules: IslandModules,
  attach: (island: Element) => void,
): void {
  for (const island of islandsOf(place)) {
    if (!watched.has(island)) watched.set(island, watchIsland(island, modules, attach));
  }
}

/** Ends the waiting for the islands inside a part of the page, and unmounts those that were hydrated. */
export function unmountIslands(place: ParentNode): void {
  for (const island of islandsOf(place)) {
    watched.get(island)?.();
    watched.delete(island);
  }
}

function islandsOf(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[data-island]')];
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

  // The wrapper has no box of its own (display: contents).
  if (island.dataset.start === 'near') {
    near.observe(island.firstElementChild ?? island);
  }
  // With what its history entry holds, the island makes the page as long as it was (conformance RT-15).
  if (presses.hasAny() || hasEarlyInput(island) || history.state) void start();

  /** @returns ends the waiting */
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
      // From here on React itself hydrates at a click and handles it.
      presses.forget();
      unmount = hydrate(island, parts, {
        onMount(isFirst) {
          if (isFirst) presses.replay();
          // Else when the page is shown again.
          if (island.isConnected) attach(island);
          void pressEnds.then(() => unsay?.());
        },
        onRestored: () => attach(island),
      });
    } catch (error) {
      if (!stopped) await recover(error, event !== undefined);
    }
  }

  /** Waits while the page is kept for Back: what starts looks for its parts in the document. */
  async function untilShown(): Promise<void> {
    while (!island.isConnected && !stopped) await once('page:returned');
  }

  /** The code is lost: the HTML stays and works as it does without script (conformance CH-1, CH-5). */
  async function recover(error: unknown, isAsked: boolean): Promise<void> {
    if (!isReported) {
      reportUnlessLeft(() =>
        reportAppError(error, `Island '${island.dataset.island}' could not be started.`),
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

/** Asks for all scripts at once: the browser would learn of each from the one that imports it. */
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
  if (!load) throw new Error('Unknown name.');
  const { component, failure } = (await load()).island;
  // <Island> has checked the props against the component; they come back as it wrote them.
  return { component: component as FunctionComponent<object>, ...(failure && { failure }) };
}
