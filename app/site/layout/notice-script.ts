import { recall } from '#app/browser/storage.ts';

/**
 * Marks the root element before the first paint if the visitor closed the newest notice on an earlier visit. Hiding it
 * later would move the page under the reader.
 *
 * @param key storage key of the closed notice
 */
export function hideClosedNotice(key: string): void {
  if (recall('localStorage', key)) document.documentElement.dataset.noticeClosed = '';
}
