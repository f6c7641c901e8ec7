import { type FunctionComponent, type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { IslandParts } from './island.tsx';
import { reportError } from './report-error.ts';
import { trustedHtml } from './trusted-html.ts';

/**
 * Hydrates one island. An island that fails is hydrated once more from its HTML; when it fails again, its `failure`
 * takes its place, or the HTML, which works as it does without script.
 *
 * @param onMount called once, when the component has mounted
 * @returns unmounts it
 */
export function hydrate(
  island: HTMLElement,
  { component, failure: Failure }: IslandParts,
  onMount: () => void,
): () => void {
  const html = island.innerHTML;

  function showFailure(): () => void {
    if (!Failure) return () => {};
    island.replaceChildren();
    const root = createRoot(island);
    root.render(<Failure />);
    return () => root.unmount();
  }

  let unmount = hydrateOnce({
    island,
    component,
    onMount,
    onFailure() {
      island.innerHTML = trustedHtml(html);
      unmount = hydrateOnce({
        island,
        component,
        onMount,
        onFailure() {
          island.innerHTML = trustedHtml(html);
          unmount = showFailure();
        },
      });
    },
  });
  return () => unmount();
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
  useEffect(() => {
    if (island.dataset.hydrated !== undefined) return;
    island.dataset.hydrated = '';
    onMount();
  }, [island, onMount]);
  return children;
}
