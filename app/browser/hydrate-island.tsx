import { type FunctionComponent, type ReactNode, StrictMode, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { IslandParts } from './island.tsx';
import { keepInput } from './kept-input.ts';
import { reportError } from './report-error.ts';
import { trustedHtml } from './trusted-html.ts';

interface IslandEvents {
  /** Called when the component has mounted; `isFirst` is false where it has mounted before. */
  onMount: (isFirst: boolean) => void;
  /** Called when the island has failed and the server's HTML stands in its place again. */
  onRestored: () => void;
}

/**
 * Hydrates one island. An island that fails is hydrated once more from its HTML; when it fails again, its `failure`
 * takes its place, or the HTML, which works as it does without script.
 *
 * @returns unmounts it
 */
export function hydrate(
  island: HTMLElement,
  { component, failure: Failure }: IslandParts,
  { onMount, onRestored }: IslandEvents,
): () => void {
  const html = island.innerHTML;
  const input = keepInput(island);

  function restore(): void {
    island.innerHTML = trustedHtml(html);
    input.restore();
    onRestored();
  }

  function showFailure(): () => void {
    restore();
    if (!Failure) return () => {};
    island.replaceChildren();
    const root = createRoot(island);
    root.render(<Failure />);
    return () => root.unmount();
  }

  const once = (isFirst: boolean, onFailure: () => void) =>
    hydrateOnce({
      island,
      component,
      onMount() {
        input.restore();
        onMount(isFirst);
      },
      onFailure,
    });

  let unmount = once(true, () => {
    restore();
    unmount = once(false, () => {
      unmount = showFailure();
    });
  });
  return () => {
    input.forget();
    unmount();
  };
}

interface HydrationOptions {
  island: HTMLElement;
  component: FunctionComponent<object>;
  onMount: () => void;
  /** Called when React has given the island up and emptied it. */
  onFailure: () => void;
}

function hydrateOnce({
  island,
  component: Component,
  onMount,
  onFailure,
}: HydrationOptions): () => void {
  // The props were written by <Island> for this very component.
  const props: object = JSON.parse(island.dataset.props ?? '{}');
  let ended = false;
  const root = hydrateRoot(
    island,
    <StrictMode>
      <Mounted island={island} onMount={onMount}>
        <Component {...props} />
      </Mounted>
    </StrictMode>,
    {
      identifierPrefix: island.dataset.prefix ?? '',
      onRecoverableError(error) {
        // An end in the middle of the hydration is reported as a recovery: nothing was lost.
        if (ended) return;
        console.error(`Island '${island.dataset.island}' was rendered anew.`, error);
        reportError(error);
      },
      onUncaughtError(error) {
        console.error(`Island '${island.dataset.island}' failed.`, error);
        reportError(error);
        // React may report several errors of one failure, and is still at work.
        if (ended) return;
        ended = true;
        queueMicrotask(() => {
          root.unmount();
          onFailure();
        });
      },
    },
  );
  return () => {
    ended = true;
    root.unmount();
  };
}

interface MountedProps {
  island: HTMLElement;
  onMount: () => void;
  children: ReactNode;
}

/** Around the component and not beside it: a sibling would change the ids that the server wrote. */
function Mounted({ island, onMount, children }: MountedProps) {
  const isMounted = useRef(false);
  useEffect(() => {
    if (isMounted.current) return;
    isMounted.current = true;
    island.dataset.hydrated = '';
    onMount();
  }, [island, onMount]);
  return children;
}
