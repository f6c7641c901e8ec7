import { notices } from '#app/content/notices.data.ts';

/** The name under which the newest notice is remembered as closed; null: there is none. */
export const noticeKey: string | null = notices[0]?.id ?? null;

/**
 * Marks the root element before the first paint when the newest notice was closed on an earlier visit: the
 * page would move up under the reader otherwise. Blocked storage throws: then nothing was closed.
 */
export const noticeScript = noticeKey
  ? `try{localStorage.getItem("${noticeKey}")&&(document.documentElement.dataset.noticeClosed="")}catch{}`
  : '';
