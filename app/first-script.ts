import { entryScript, paintedScript } from './entry-script.ts';
import { firstScreenScript } from './layout/first-screen-script.ts';
import { noticeScript } from './layout/notice-script.ts';
import { colorModeScript } from './theme/color-mode-script.ts';

/**
 * The one inline script: what must hold before the first paint, and what waits for it. It stands in the head
 * of every document as it is, and the Content-Security-Policy names its hash.
 */
export const firstScript = `{${paintedScript};${colorModeScript};${firstScreenScript};${entryScript};${noticeScript}}`;
