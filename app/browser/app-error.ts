import { reportError } from './report-error.ts';

let first: unknown;

/** The first error while the page started or hydrated; undefined when there was none. */
export const appError = (): unknown => first;

/** Keeps the first start-up or mount error and logs each one (conformance RT-10). */
export function reportAppError(
  error: unknown,
  words = 'Error caught during app initialization:',
): void {
  first ??= error;
  console.error(words, error);
  reportError(error);
}
