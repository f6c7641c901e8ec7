import { type FunctionComponent, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from './report-error.ts';
import { trustedHtml } from './trusted-html.ts';

/**
 * Hydrates one island.
 *
 * @param onMount called once, when the component has mounted
 * @returns unmounts it
 */
export function hydrate(
  island: HTMLElement,
  Component: FunctionComponent<object>,
  onMount: () => void,
): () => void {
  // The props were written by <Island> for this very component.
  const props: object = JSON.parse(island.dataset.props ?? '{}');
  const html = island.innerHTML;
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
        // React has emptied the island: its HTML comes back and works as it does without script.
        queueMicrotask(() => {
          root.unmount();
          island.innerHTML = trustedHtml(html);
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
