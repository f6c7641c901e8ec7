import { reportError } from './report-error.ts';

let first: unknown;

/** The first error while the page started or was mounted; undefined when there was none. */
export const appError = (): unknown => first;

/**
 * Logs each start-up or mount error, keeps the first one and names its class on the root element (`data-app-error`)
 * until the visitor leaves the document (conformance RT-10).
 */
export function reportAppError(
  error: unknown,
  words = 'Error caught during app initialization:',
): void {
  if (first === undefined) {
    first = error;
    document.documentElement.dataset.appError = error instanceof Error ? error.name : typeof error;
  }
  console.error(words, error);
  reportError(error);
}
