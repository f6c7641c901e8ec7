import type { ErrorEvent } from '@sentry/core';

/**
 * Whether an error comes from third-party code: an extension, an app that embeds the page, or a tracking tool. An error
 * whose frames name no file may be the site's and is not foreign.
 *
 * @param own the site's origin
 * @param wrapper address of the file that wraps all timers and listeners, so that its frames prove nothing
 */
export function isForeign({ exception }: ErrorEvent, own: string, wrapper: string): boolean {
  const errors = exception?.values ?? [];
  const files = errors
    .flatMap(({ stacktrace }) => stacktrace?.frames ?? [])
    .flatMap(({ filename }) => (filename && named.test(filename) ? [filename] : []))
    .filter((file) => file !== wrapper);
  // Browsers replace the message of an error from another origin with this text.
  if (errors.some(({ value }) => value && /^Script error\.?$/.test(value))) return true;
  // Code that an app runs in the page has frames with the page's address, or none.
  const isBuilt = files.some((file) => file.startsWith(`${own}/assets/`));
  if (!isBuilt && errors.some(({ value }) => value && bridges.test(value))) return true;
  if (files.length > 0) return !files.some((file) => file.startsWith(`${own}/`));
  // A thrown text has no place, so nothing of it can be reported.
  return errors.every(({ type }) => type === undefined || type === 'UnhandledRejection');
}

/** Names of objects that apps and browsers on phones add to pages to communicate with them. */
const bridges =
  /webkit\.messageHandlers|_AutofillCallbackHandler|__gCrWeb|__firefox__|Java (?:object is gone|bridge method)/;

/** File names with a scheme, unlike `<anonymous>` and `[native code]`. */
const named = /^[a-z][a-z\d+.-]*:/;
