import { colorModeScript } from '#app/browser/color-mode-script.ts';
import { drawOnceScript } from '#app/pages/home/draw-once-script.ts';
import { firstScreenScript } from '#app/site/layout/first-screen-script.ts';
import { noticeScript } from '#app/site/layout/notice-script.ts';
import { movedAnchorsScript } from '#app/site/moved-anchors-script.ts';
import { earlyErrorsScript } from './early-errors-script.ts';
import { entryScript } from './entry-script.ts';

/**
 * The only inline script: what must run before the first paint. It is the same in every document, and the
 * Content-Security-Policy allows it by its hash.
 */
export const firstScript = `{${earlyErrorsScript};${movedAnchorsScript};${entryScript};${colorModeScript};${firstScreenScript};${drawOnceScript};${noticeScript}}`;
