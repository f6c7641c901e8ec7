import * as trees from '#app/drawings/tree/tree-size.ts';
import { useMedia } from '../state/use-in-browser.ts';

type TreeSize = trees.TreeSize;

/** Letters in the body's size (shares-calculator.css), and space for touch targets. */
const pressed = { letters: { name: 17, note: 17 }, note: 23, apart: 44 };

/** Sizes for the narrowest frame of each width, so the drawing may grow but never shrinks. */
export const large: TreeSize = { ...trees.large, ...pressed, width: 820 };
const medium: TreeSize = { ...trees.medium, ...pressed, width: 640 };
export const small: TreeSize = { ...trees.small, ...pressed, width: 320 };

const MEDIUM = '(width >= 46rem)';
const LARGE = '(width >= 75rem)';

/** The sizes of the tree, each with the classes that show it alone in a window of its width. */
export const treeSizes: { size: TreeSize; shown: string }[] = [
  { size: small, shown: 'md:hidden' },
  { size: medium, shown: 'hidden md:block xl:hidden' },
  { size: large, shown: 'hidden xl:block' },
];

/**
 * Returns the size that fits the window.
 *
 * @returns null on the server and while hydrating, when all sizes are rendered and their classes show one
 */
export function useTreeSize(): TreeSize | null {
  const isMedium = useMedia(MEDIUM);
  const isLarge = useMedia(LARGE);
  if (isLarge === null) return null;
  return isLarge ? large : isMedium ? medium : small;
}
