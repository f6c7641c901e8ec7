import { colorModeScript } from '#app/browser/color-mode-script.ts';
import { firstScreenScript } from '#app/site/layout/first-screen-script.ts';
import { noticeScript } from '#app/site/layout/notice-script.ts';
import { earlyErrorsScript } from './early-errors-script.ts';
import { entryScript } from './entry-script.ts';

/**
 * The one inline script: what must hold before the first paint. It stands in the head of every document as it
 * is, and the Content-Security-Policy names its hash.
 */
export const firstScript = `{${earlyErrorsScript};${entryScript};${colorModeScript};${firstScreenScript};${noticeScript}}`;
