import type { FunctionComponent } from 'react';
import type { IslandModules, IslandParts } from './island.tsx';
import { isModified } from './modified-event.ts';
import { observeNear } from './near.ts';
import { reportError } from './report-error.ts';
import { unlessLeft } from './unless-left.ts';

const LATE_BUTTON = 'button[type="button"]:not([data-ui], [popovertarget], [commandfor])';
const LATE_NUMBER = '[role="spinbutton"]:not([data-ui])';
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
  const presses = rememberPresses(island);
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
      presses.forget();
      unmount = hydrate(island, parts, presses.replay);
    } catch (error) {
      // The HTML stays and works as it does without script.
      presses.forget();
      unlessLeft(() => {
        console.error(`Island '${island.dataset.island}' could not be started.`, error);
        reportError(error);
      });
    }
  }

  return () => {
    stopped = true;
    stopWaiting();
    presses.forget();
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
 * Repeats the presses that came before their island was hydrated: of buttons, and of keys in number fields. Submits, and
 * buttons that the platform or a behaviour serves already, have worked at once. Text that is typed into a number field
 * replaces the number that the presses before it led to.
 */
function rememberPresses(island: HTMLElement) {
  let presses: { target: HTMLElement; repeat: () => void }[] = [];
  const remember = (target: HTMLElement, repeat: () => void) => presses.push({ target, repeat });
  const end = new AbortController();
  const { signal } = end;

  island.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>(LATE_BUTTON);
      if (button) remember(button, () => button.click());
    },
    { signal },
  );
  island.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      if (isModified(event) || !(target instanceof HTMLElement && target.matches(LATE_NUMBER)))
        return;
      const press = { key, bubbles: true, cancelable: true };
      remember(target, () => target.dispatchEvent(new KeyboardEvent('keydown', press)));
    },
    { signal },
  );
  island.addEventListener(
    'input',
    ({ target }) => {
      const field = target instanceof Element ? target.closest(LATE_NUMBER)?.parentElement : null;
      if (field) presses = presses.filter((press) => !field.contains(press.target));
    },
    { signal },
  );
  return {
    forget: () => end.abort(),
    replay() {
      for (const { repeat } of presses) repeat();
    },
  };
}
