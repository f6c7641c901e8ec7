import { setColorMode } from '#app/browser/color-mode-script.ts';
import { keepEarlyPresses } from '#app/browser/early-presses-script.ts';
import { markKept } from '#app/consult/receipt/kept-mark.ts';
import { markFirstScreen } from '#app/site/layout/first-screen-script.ts';
import { hideClosedNotice } from '#app/site/layout/notice-script.ts';
import { followMovedAnchors } from '#app/site/moved-anchors-script.ts';
import { keepEarlyErrors } from './early-errors-script.ts';
import { loadAfterFirstFrame } from './entry-script.ts';

/**
 * The only inline script, as the server imports it (`?inline-script`): what must run before the first paint. It is the
 * same in every document, and the Content-Security-Policy allows it by its hash. What differs is in the attributes of
 * its element.
 */
const { entry, notice } = (document.currentScript as HTMLScriptElement).dataset;

keepEarlyErrors();
keepEarlyPresses();
followMovedAnchors();
if (entry) loadAfterFirstFrame(entry);
setColorMode();
markFirstScreen();
markKept();
if (notice) hideClosedNotice(notice);
