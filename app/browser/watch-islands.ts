import type { FunctionComponent } from 'react';
import type { IslandModules, IslandParts } from './island.tsx';
import { observeNear } from './near.ts';
import { reportError } from './report-error.ts';
import { unlessLeft } from './unless-left.ts';

const LATE_BUTTON = 'button[type="button"]:not([data-ui], [popovertarget], [commandfor])';
const START = 'island:start';
const occasions = ['pointerover', 'pointerdown', 'focusin', 'keydown', START] as const;

/**
 * Hydrates each island of the page once: when it comes near the visible part, unless it waits to be
 * touched; when it is touched; when `startIsland` asks for it.
 *
 * @returns stops waiting and unmounts what was hydrated
 */
export function watchIslands(page: ParentNode, modules: IslandModules): () => void {
  const stops = [...page.querySelectorAll<HTMLElement>('[data-island]')].map((island) =>
    watchIsland(island, modules),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Hydrates the island inside an element now, if there is one. */
export function startIsland(within: Element | null): void {
  within?.querySelector('[data-island]')?.dispatchEvent(new Event(START));
}

function watchIsland(island: HTMLElement, modules: IslandModules): () => void {
  const near = observeNear((elements) => elements.length > 0 && start());
  const clicks = rememberClicks(island);
  let unmount: (() => void) | undefined;
  let stopped = false;

  // The wrapper has no box of its own (display: contents).
  if (island.dataset.start === 'near') {
    near.observe(island.firstElementChild ?? island);
  }
  for (const occasion of occasions) island.addEventListener(occasion, start, { passive: true });

  function stopWaiting(): void {
    near.disconnect();
    for (const occasion of occasions) island.removeEventListener(occasion, start);
  }

  async function start(): Promise<void> {
    stopWaiting();
    try {
      const [{ hydrate }, parts] = await Promise.all([
        import('./hydrate-island.tsx'),
        loadParts(island, modules),
      ]);
      if (stopped) return;
      // From here on React itself hydrates at a click and handles it.
      clicks.forget();
      unmount = hydrate(island, parts, clicks.replay);
    } catch (error) {
      // The HTML stays and works as it does without script.
      clicks.forget();
      unlessLeft(() => {
        console.error(`Island '${island.dataset.island}' could not be started.`, error);
        reportError(error);
      });
    }
  }

  return () => {
    stopped = true;
    stopWaiting();
    clicks.forget();
    unmount?.();
  };
}

async function loadParts(island: HTMLElement, modules: IslandModules): Promise<IslandParts> {
  const load = modules[island.dataset.island ?? ''];
  if (!load) throw new Error('Unknown name.');
  const { component, failure } = (await load()).island;
  // <Island> has checked the props against the component; they come back as it wrote them.
  return { component: component as FunctionComponent<object>, ...(failure && { failure }) };
}

/**
 * Repeats the presses of buttons that came before their island was hydrated. Submits, and buttons that the
 * platform or a behaviour serves already, have worked at once.
 */
function rememberClicks(island: HTMLElement) {
  const pressed: HTMLElement[] = [];
  const remember = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(LATE_BUTTON);
    if (button) pressed.push(button);
  };
  const forget = () => island.removeEventListener('click', remember);
  island.addEventListener('click', remember);
  return {
    forget,
    replay() {
      for (const button of pressed) button.click();
    },
  };
}
