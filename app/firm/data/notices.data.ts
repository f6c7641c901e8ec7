import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readNotices } from './files/read-content.ts';

/** Dated notices, the newest first: the bar shows the first one, the feed and the page show all. */
export const notices = tiedTexts(dataOf(readNotices));
