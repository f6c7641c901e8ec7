import { recall } from '#app/browser/storage.ts';

/**
 * Marks the root element before the first paint when the newest notice was closed on an earlier visit: the
 * page would move up under the reader otherwise.
 *
 * @param key the name under which that is remembered
 */
export function hideClosedNotice(key: string): void {
  if (recall('localStorage', key)) document.documentElement.dataset.noticeClosed = '';
}
