import { type FunctionComponent, type ReactNode, StrictMode, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { IslandParts } from './island.tsx';
import { keepInput } from './kept-input.ts';
import { reportError } from './report-error.ts';
import { trustedHtml } from './trusted-html.ts';

interface IslandEvents {
  /** Called when the component has mounted; `isFirst` is false at the second attempt. */
  onMount: (isFirst: boolean) => void;
  /** Called when the island has failed and shows the server's HTML again. */
  onRestored: () => void;
}

/**
 * Hydrates one island. If it fails, restores the server's HTML and hydrates once more. If that fails too, renders its
 * `failure` component, or leaves the HTML, which works as it does without script.
 *
 * @returns unmounts the island
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
  /** Called after an uncaught error, when React has unmounted the island and left it empty. */
  onFailure: () => void;
}

function hydrateOnce({
  island,
  component: Component,
  onMount,
  onFailure,
}: HydrationOptions): () => void {
  // <Island> wrote the props for this component.
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
        // React reports an unmount during hydration as a recovery, although nothing was lost.
        if (ended) return;
        console.error(`Island '${island.dataset.island}' was rendered anew.`, error);
        reportError(error);
      },
      onUncaughtError(error) {
        console.error(`Island '${island.dataset.island}' failed.`, error);
        reportError(error);
        // React may report several errors of one failure, and unmounting must wait until it has finished its work.
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

/** Reports the first mount. Wraps the component, because a sibling would change the ids that the server generated. */
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
