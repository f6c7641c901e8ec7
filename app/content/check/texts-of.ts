import type { PlacedText } from './advertising-faults.ts';

/**
 * Every string with Korean text within a value, with its path.
 *
 * @param place where the value is, such as its file
 */
export function textsOf(value: unknown, place: string): PlacedText[] {
  return within(value, '').map(({ place: path, text }) => ({ place: `${place}: ${path}`, text }));
}

function within(value: unknown, path: string): PlacedText[] {
  if (typeof value === 'string') return /[가-힣]/.test(value) ? [{ place: path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, at) => within(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    within(item, path ? `${path}.${key}` : key),
  );
}
