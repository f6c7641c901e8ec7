import { useSyncExternalStore } from 'react';
import * as trees from '#app/drawings/tree/tree-size.ts';

type TreeSize = trees.TreeSize;

/** Letters of the body's size (shares-calculator.css), and room for a finger. */
const pressed = { letters: { name: 17, note: 17 }, note: 23, apart: 44 };

/** For the narrowest frame of each width: in a wider one the drawing grows, and never shrinks. */
export const large: TreeSize = { ...trees.large, ...pressed, width: 820 };
const medium: TreeSize = { ...trees.medium, ...pressed, width: 640 };
export const small: TreeSize = { ...trees.small, ...pressed, width: 320 };

/** The sizes of the tree, each from a width of the window on, at which its classes show it alone. */
export const treeSizes = [
  { size: small, from: null, shown: 'md:hidden' },
  { size: medium, from: '(width >= 46rem)', shown: 'hidden md:block xl:hidden' },
  { size: large, from: '(width >= 75rem)', shown: 'hidden xl:block' },
] satisfies { size: TreeSize; from: string | null; shown: string }[];

/**
 * The size that fits the window.
 *
 * @returns null on the server and while hydrating: all are rendered, and their classes show one
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
