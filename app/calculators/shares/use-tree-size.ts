import { useSyncExternalStore } from 'react';
import { large, medium, small, type TreeSize } from '#app/drawings/tree/tree-size.ts';

/** The sizes of the tree, each from a width of the window on (shares-calculator.css). */
export const treeSizes = [
  { size: small, className: 'share-small', from: null },
  { size: medium, className: 'share-medium', from: '(width >= 46rem)' },
  { size: large, className: 'share-large', from: '(width >= 75rem)' },
] satisfies { size: TreeSize; className: string; from: string | null }[];

/**
 * The size that fits the window.
 *
 * @returns null on the server and while hydrating: all are rendered, and the style sheet shows one
 */
export function useTreeSize(): TreeSize | null {
  return useSyncExternalStore(subscribe, fitting, () => null);
}

function fitting(): TreeSize {
  const matching = treeSizes.filter(({ from }) => from === null || matchMedia(from).matches);
  return matching.at(-1)?.size ?? small;
}

function subscribe(onChange: () => void): () => void {
  const lists = treeSizes.flatMap(({ from }) => (from ? [matchMedia(from)] : []));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}
