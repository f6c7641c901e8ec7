import { entryOf, type IconSet } from './icon-set.ts';

/** An icon with all properties from its aliases and its set. */
export interface Icon {
  body: string;
  left: number;
  top: number;
  width: number;
  height: number;
  rotate: number;
  hFlip: boolean;
  vFlip: boolean;
}

/** Limit of chained aliases, which may be circular. */
const MAX_ALIASES = 6;

/**
 * Reads an icon from an answer with unchecked entries.
 *
 * @returns null when it is missing or has no body
 */
export function readIcon(set: IconSet, name: string): Icon | null {
  const shapes: Shape[] = [];
  let at: unknown = name;
  while (typeof at === 'string' && shapes.length < MAX_ALIASES) {
    const shape: unknown = entryOf(set.icons, at) ?? entryOf(set.aliases, at);
    if (!isShape(shape)) return null;
    shapes.push(shape);
    if (typeof shape.body === 'string') return merge(shape.body, shapes, { ...set });
    at = shape.parent;
  }
  return null;
}

type Shape = Record<string, unknown>;

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null;
}

/** Sizes come from the nearest shape; rotations add up, and two flips cancel out. */
function merge(body: string, shapes: Shape[], set: Shape): Icon {
  const numbers = (key: string, from: Shape[]) =>
    from.map((shape) => shape[key]).filter((value) => typeof value === 'number');
  const side = (key: string, otherwise: number) => numbers(key, [...shapes, set])[0] ?? otherwise;
  const flipped = (key: string) => shapes.filter((shape) => shape[key] === true).length % 2 === 1;
  return {
    body,
    left: side('left', 0),
    top: side('top', 0),
    width: side('width', 16),
    height: side('height', 16),
    rotate: numbers('rotate', shapes).reduce((sum, turn) => sum + turn, 0) % 4,
    hFlip: flipped('hFlip'),
    vFlip: flipped('vFlip'),
  };
}
