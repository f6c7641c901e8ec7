import { reportError } from './report-error.ts';

let first: unknown;

/** What went wrong first while the page came to life or was taken over; undefined when nothing did. */
export const appError = (): unknown => first;

/** Keeps the first start-up or mount error and tells each to the console (conformance RT-10). */
export function reportAppError(
  error: unknown,
  words = 'Error caught during app initialization:',
): void {
  first ??= error;
  console.error(words, error);
  reportError(error);
}
