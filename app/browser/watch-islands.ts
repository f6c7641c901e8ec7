import type { FunctionComponent } from 'react';
import { reportError } from './report-error.ts';
import { unlessLeft } from './unless-left.ts';

/** Where the browser finds the component of each island. */
export type IslandComponents = Record<string, () => Promise<FunctionComponent<never>>>;

/** An island is fetched when it is this close to the visible part of the page. */
const NEAR = '600px 0px';
const LATE_BUTTON = 'button[type="button"]:not([data-ui], [popovertarget], [commandfor])';
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Hydrates each island of the page once: when it comes near the visible part, unless it waits to be touched;
 * when it is touched; when the address holds its input.
 *
 * @returns stops waiting and unmounts what was hydrated
 */
export function watchIslands(page: ParentNode, components: IslandComponents): () => void {
  const stops = [...page.querySelectorAll<HTMLElement>('[data-island]')].map((island) =>
    watchIsland(island, components),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function watchIsland(island: HTMLElement, components: IslandComponents): () => void {
  const near = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && start(),
    { rootMargin: NEAR },
  );
  const clicks = rememberClicks(island);
  let unmount: (() => void) | undefined;
  let stopped = false;

  // The wrapper has no box of its own (display: contents).
  if (island.dataset.start === 'near') {
    near.observe(island.firstElementChild ?? island);
  }
  for (const touch of touches) island.addEventListener(touch, start, { passive: true });

  function quiet(): void {
    near.disconnect();
    for (const touch of touches) island.removeEventListener(touch, start);
  }

  async function start(): Promise<void> {
    quiet();
    try {
      const [{ hydrate }, Component] = await Promise.all([
        import('./hydrate-island.tsx'),
        component(island, components),
      ]);
      if (!stopped) unmount = hydrate(island, Component, clicks.replay);
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
    quiet();
    clicks.forget();
    unmount?.();
  };
}

async function component(
  island: HTMLElement,
  components: IslandComponents,
): Promise<FunctionComponent<object>> {
  const load = components[island.dataset.island ?? ''];
  if (!load) throw new Error('Unknown name.');
  // Which props it takes is known where <Island> is used; they come back as it wrote them.
  return (await load()) as FunctionComponent<object>;
}

/**
 * Presses of buttons before their island is alive are made up for afterwards. Submits, and buttons that the
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
      forget();
      for (const button of pressed) button.click();
    },
  };
}
