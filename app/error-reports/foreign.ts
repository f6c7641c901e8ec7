import type { ErrorEvent } from '@sentry/core';

/**
 * Whether an error belongs to other people's code: an extension, an app around the page, a company's tool. Where no
 * frame names a file at all, it may be the site's and is not foreign.
 *
 * @param own the site's origin
 * @param wrapper address of the file whose functions wrap others' timers and listeners, and prove nothing
 */
export function isForeign({ exception }: ErrorEvent, own: string, wrapper: string): boolean {
  const errors = exception?.values ?? [];
  const files = errors
    .flatMap(({ stacktrace }) => stacktrace?.frames ?? [])
    .flatMap(({ filename }) => (filename && named.test(filename) ? [filename] : []))
    .filter((file) => file !== wrapper);
  // Browsers write this in place of an error of another origin.
  if (errors.some(({ value }) => value && /^Script error\.?$/.test(value))) return true;
  // What an app runs in the page has the page's address, or none.
  const isBuilt = files.some((file) => file.startsWith(`${own}/assets/`));
  if (!isBuilt && errors.some(({ value }) => value && bridges.test(value))) return true;
  if (files.length > 0) return !files.some((file) => file.startsWith(`${own}/`));
  // A thrown text: without a place nothing of it can be reported.
  return errors.every(({ type }) => type === undefined || type === 'UnhandledRejection');
}

/** What apps and browsers on phones put into pages to talk with them. */
const bridges =
  /webkit\.messageHandlers|_AutofillCallbackHandler|__gCrWeb|__firefox__|Java (?:object is gone|bridge method)/;

/** Has a scheme; others are `<anonymous>` and `[native code]`. */
const named = /^[a-z][a-z\d+.-]*:/;
