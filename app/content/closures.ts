import { dottedDate } from './dotted-date.ts';
import type { Closure } from './firm-schema.ts';

/**
 * The closures that are not over, in words, the next one first.
 *
 * @param today such as 2026-12-01
 */
export function closureTexts(closures: readonly Closure[], today: string): string[] {
  return closures
    .filter(({ from, to = from }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, to = from, reason }) => {
      const days = to === from ? dottedDate(from) : `${dottedDate(from)} – ${dottedDate(to)}`;
      return `${days} ${reason}`;
    });
}
