import { earlyErrorsScript } from './early-errors-script.ts';
import { entryScript } from './entry-script.ts';
import { firstScreenScript } from './layout/first-screen-script.ts';
import { noticeScript } from './layout/notice-script.ts';
import { colorModeScript } from './theme/color-mode-script.ts';

/**
 * The one inline script: what must hold before the first paint. It stands in the head of every document as it
 * is, and the Content-Security-Policy names its hash.
 */
export const firstScript = `{${earlyErrorsScript};${entryScript};${colorModeScript};${firstScreenScript};${noticeScript}}`;
